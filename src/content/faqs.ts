import { claims } from '../site/claims'
import { SUPPORT_HOURS } from '../site/hours'
import { NOTICE_HOURS } from '../site/policy'
import { routes } from '../site/routes'

export type FaqItem = { id: string; question: string; answer: string }
export type FaqCategory = { id: string; title: string; faqs: FaqItem[] }

export const faqMeta = {
  title: 'Frequently asked questions',
  description:
    'Answers on call-offs, features, implementation, pricing, security and support: 24 questions in six groups, with a search over questions and answers.',
  path: routes.faqs,
  breadcrumbs: [{ label: 'Help center', path: routes.helpCenter }],
}

export const faqCategories: FaqCategory[] = [
  {
    id: 'general',
    title: 'General',
    faqs: [
      {
        id: 'what-is-it',
        question: 'What does Productivity Pilot do?',
        answer:
          'It takes employees’ call-offs by phone, text, app and web portal, turns each into one record, tells the right supervisor, applies your attendance policy and helps to fill the shift.',
      },
      {
        id: 'who-is-it-for',
        question: 'Which companies is it for?',
        answer: `Employers with hourly, shift-based teams, usually of ${claims.scale.value}. The largest has ${claims.largestWorkforce.value}.`,
      },
      {
        id: 'languages',
        question: 'Which languages can employees use?',
        answer: `${claims.languages.value}, spoken on the hotline and in writing by text, app and portal. Each person chooses; the record reads the same.`,
      },
      {
        id: 'results',
        question: 'What results can we expect?',
        answer: `${claims.absenteeismReduction.value} ${claims.absenteeismReduction.scope}, up to ${claims.overtimeSavings.value} less overtime and up to ${claims.hrTimeSavings.value} less HR time on attendance. If nothing measurable improves within ${claims.guarantee.value}, you get a refund.`,
      },
    ],
  },
  {
    id: 'features',
    title: 'Features',
    faqs: [
      {
        id: 'call-in',
        question: 'What is asked of an employee who calls in?',
        answer: `Employee ID, shift, a reason code, the expected return and a number for today. Reports are due ${NOTICE_HOURS} hours before the shift except in emergencies. No diagnosis is asked.`,
      },
      {
        id: 'fmla',
        question: 'How are FMLA and other protected absences handled?',
        answer:
          'They go to HR before anything counts. No point is assessed while HR decides, and none if the absence is protected. The notices and their dates are tracked.',
      },
      {
        id: 'points',
        question: 'Can managers change points?',
        answer:
          'No. Supervisors see totals and cannot change them. Only HR can adjust, for protected absences and errors, and every change keeps who, when and why.',
      },
      {
        id: 'open-shifts',
        question: 'How are open shifts filled?',
        answer:
          'They are offered to people who are qualified, off and within the rest and overtime limits that you set, by the channel each of them reads. The first yes takes the shift.',
      },
    ],
  },
  {
    id: 'implementation',
    title: 'Implementation',
    faqs: [
      {
        id: 'how-long',
        question: 'How long does implementation take?',
        answer: `${claims.implementation.value}, about ${claims.implementationSmall.value} for fewer than 500 employees. Most of the time goes into writing down the policy as it is really applied.`,
      },
      {
        id: 'pilot',
        question: 'Can we start with a pilot?',
        answer: `Yes. A pilot with ${claims.pilotGroup.value} employees at one site is how most customers begin.`,
      },
      {
        id: 'integrations',
        question: 'Which systems does it connect to?',
        answer: `${claims.integrations.value} HR, payroll, scheduling and time systems, by API or SFTP. The manual has the field tables.`,
      },
      {
        id: 'it-effort',
        question: 'What do you need from our IT department?',
        answer:
          'A file or an API key for employees and schedules, and somebody who can say which column is the badge number. Single sign-on is optional.',
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing',
    faqs: [
      {
        id: 'how-priced',
        question: 'How is it priced?',
        answer: 'Per employee and month, with volume discounts. Alerts, languages and integrations are included.',
      },
      {
        id: 'contract',
        question: 'Is there a long contract?',
        answer: 'The default is month to month. Annual and multi-year terms are available at a discount.',
      },
      {
        id: 'free-trial',
        question: 'Is there a free trial?',
        answer:
          'No. A call-off line is worth something only with your policy and your people in it, so there are proof-of-concept pilots in its place.',
      },
      {
        id: 'refund',
        question: 'What if it does not work for us?',
        answer: `If there is no measurable improvement within ${claims.guarantee.value}, we refund what you paid. The measure is agreed with you before the start.`,
      },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    faqs: [
      {
        id: 'encryption',
        question: 'How is data encrypted?',
        answer: `With ${claims.encryptionTransit.value} encryption in transit and ${claims.encryptionRest.value} at rest.`,
      },
      {
        id: 'access',
        question: 'Who can see what?',
        answer:
          'Access follows roles: built-in and custom ones, restricted by location or department, with the least privilege that the work needs. Reasons for absences are visible to HR only.',
      },
      {
        id: 'mfa',
        question: 'Is multi-factor authentication available?',
        answer: 'It is required for administrative accounts and optional for all users.',
      },
      {
        id: 'retention',
        question: 'How long is data kept?',
        answer: `Records of a customer’s inactive employees are kept for ${claims.inactiveStorage.value}. When a customer’s account ends, data is deleted or anonymized within ${claims.deletion.value}.`,
      },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    faqs: [
      {
        id: 'reach-support',
        question: 'How do we reach support?',
        answer: `By phone ${SUPPORT_HOURS.phone.label}, by live chat ${SUPPORT_HOURS.chat.label}, and by e-mail, which is answered within ${claims.emailResponse.value}.`,
      },
      {
        id: 'hotline-hours',
        question: 'Is the employee hotline open at night?',
        answer: `Yes. It answers ${claims.hotlineHours.value}, every day of the year.`,
      },
      {
        id: 'training',
        question: 'Who trains our supervisors?',
        answer: 'We do, in an hour per group, with your own call-offs as examples. Employees need ten minutes and a badge card.',
      },
      {
        id: 'status',
        question: 'Where do I see whether something is down?',
        answer:
          'The help center has a status line with a link. If something does not answer, call; support sees the same monitors as our engineers.',
      },
    ],
  },
]

/** Anchor of a question; the address opens it. */
export const faqAnchor = (item: FaqItem) => `faq-${item.id}`
