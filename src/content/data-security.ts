import { claims } from '../site/claims'
import { routes } from '../site/routes'

export const dataSecurity = {
  meta: {
    title: 'Data security',
    description:
      'How absence records are protected: encryption, access, audits and compliance, incident response, recovery, and documents for your security review.',
    keywords: ['data security', 'SOC 2', 'GDPR', 'CCPA', 'HIPAA', 'encryption'],
    path: routes.security,
  },
  hero: {
    eyebrow: 'Data security',
    heading: 'Absence records say a lot about people. Few should read them.',
    lede: 'What is stored, who sees it, how it is protected, and what happens on the day something goes wrong. Bring your questionnaire; most of it is answered here.',
    primary: { label: 'Schedule Security Review', href: routes.requestDemo },
    secondary: { label: 'Download Security Whitepaper', href: '/guides/security-whitepaper.pdf' },
  },
  scene: {
    describe:
      'One absence as four roles see it: the supervisor sees out until Friday, HR sees the reason code, payroll sees a pay code, coworkers see nothing.',
    steps: [
      { when: 'Lead', title: 'Out until Friday, 2 East', state: 'no reason', tone: 'plain' },
      { when: 'HR', title: 'Family emergency, under review', state: 'decides', tone: 'hold' },
      { when: 'Payroll', title: 'Pay code UNP-2', state: 'no notes', tone: 'plain' },
      { when: 'Crew', title: 'The shift is covered', state: 'nothing else', tone: 'go' },
    ],
  },
  features: {
    id: 'features',
    heading: 'Four safeguards',
    items: [
      {
        title: 'Encryption',
        text: `${claims.encryptionTransit.value} in transit and ${claims.encryptionRest.value} at rest, backups included.`,
        status: 'Implemented',
      },
      { title: 'Independent audit', text: 'Controls for security and availability are audited to SOC 2 Type II.', status: 'Certified' },
      { title: 'Multi-factor authentication', text: 'For administrative accounts; optional for all users.', status: 'Required' },
      { title: 'Monitoring', text: 'Sign-ins, exports and changes of roles are logged and watched day and night.', status: 'Active' },
    ],
  },
  compliance: {
    heading: 'Compliance',
    items: [
      { standard: 'SOC 2 Type II', text: 'Security and availability', status: 'Certified', cycle: 'Annual' },
      { standard: 'GDPR', text: 'Processing agreement, rights of persons, transfers', status: 'Compliant', cycle: 'Ongoing' },
      { standard: 'CCPA', text: 'Service provider terms, no sale or sharing', status: 'Compliant', cycle: 'Ongoing' },
      { standard: 'HIPAA', text: 'Business associate agreement where one is needed', status: 'Available', cycle: 'Upon request' },
    ],
  },
  lists: [
    {
      title: 'Infrastructure',
      items: [
        'Data centers in the United States with independent power and network',
        'Separate environments for test and production; no real data in tests',
        'Backups that are encrypted, kept apart and restored as an exercise',
        `${claims.uptime.value} uptime in the service agreement`,
      ],
    },
    {
      title: 'Data protection',
      items: [
        'Access by role, restricted by location or department, least privilege',
        'Reasons for absences visible to HR only; no diagnosis is asked for',
        `Records of inactive employees kept for ${claims.inactiveStorage.value}, account data deleted within ${claims.deletion.value} after the end`,
        'Every change to a record keeps who, when and what it said before',
      ],
    },
  ],
  response: {
    id: 'response',
    heading: 'On the day something goes wrong',
    items: [
      {
        title: 'Incident response',
        text: `Somebody is on it in under ${claims.incidentResponse.value}, at any hour. Affected customers are told what we know, and again when we know more.`,
      },
      {
        title: 'Disaster recovery',
        text: `Service is restored in under ${claims.recoveryTime.value}. The plan is exercised every quarter, with a written result.`,
      },
      {
        title: 'Business continuity',
        text: 'Hotline agents work from several places. Reports can be taken on paper and entered with their time; continuity, too, is tested quarterly.',
      },
    ],
  },
  documents: {
    id: 'documents',
    heading: 'Documents for your review',
    items: [
      {
        title: 'Security whitepaper',
        text: 'This page in depth, to file and to forward.',
        action: { label: 'Download Security Whitepaper', href: '/guides/security-whitepaper.pdf' },
      },
      {
        title: 'SOC 2 report',
        text: 'Under a confidentiality agreement.',
        action: { label: 'Request Access', href: `${routes.requestDemo}?topic=security-documentation` },
      },
      {
        title: 'Penetration test summary',
        text: 'The latest summary by an outside tester, under the same agreement.',
        action: { label: 'Request Access', href: `${routes.requestDemo}?topic=penetration-test` },
      },
    ],
  },
  callHeading: 'Rather talk to a person about it?',
  call: 'Call security',
} as const
