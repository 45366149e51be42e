import { claims } from '../../site/claims'
import { FMLA, POINTS } from '../../site/policy'
import { routes } from '../../site/routes'

export const page = {
  meta: {
    title: 'Policy automation: points, PTO, FMLA, discipline',
    description:
      'Your attendance policy applied the same way on every shift: points, PTO, FMLA, sick and safe time, discipline. Possibly protected absences go to HR first.',
    keywords: ['attendance policy automation', 'points system', 'FMLA tracking', 'progressive discipline'],
    path: routes.policyAutomation,
    breadcrumbs: [{ label: 'Features', path: '/#features' }],
  },
  hero: {
    eyebrow: 'Policy automation',
    heading: 'The policy you wrote, on every shift, without a favorite.',
    lede: 'Points, PTO, sick and safe time, FMLA and the steps of discipline follow from what happened. Supervisors cannot bend a total, and nobody has to be the one who counts.',
    primary: { label: 'Schedule a Demo', href: routes.requestDemo },
    secondary: { label: 'Watch Demo Video', href: `${routes.videos}#hr-review` },
  },
  scene: {
    describe:
      'A possibly protected absence on its way: reported at 5:42, no point assessed, with HR the same day, notices on their dates, and confirmed as protected without ever having cost a point.',
    steps: [
      { when: '05:42', title: 'Reported: family illness', state: 'HR review', tone: 'hold' },
      { when: '05:42', title: 'Points assessed', state: 'none', tone: 'plain' },
      { when: '09:10', title: 'HR opens the case', state: 'clock running', tone: 'hold' },
      { when: 'Day 2', title: 'Eligibility notice sent', state: 'on time', tone: 'plain' },
      { when: 'Day 9', title: 'Certification complete', state: 'decide', tone: 'hold' },
      { when: 'Day 10', title: 'Confirmed as protected', state: '0 points', tone: 'go' },
    ],
  },
  protectedSteps: {
    id: 'protected',
    heading: 'What happens to a possibly protected absence',
    lede: 'In some states the mere assessing of a point for protected leave is retaliation. So nothing is assessed and taken back: there is no point until HR decides.',
    steps: [
      {
        title: 'The reason code flags it',
        text: 'Illness, family emergency and approved leave always; anything else when the words of the report suggest it.',
      },
      {
        title: 'It waits without a point',
        text: `The ledger shows the absence with ${POINTS.protectedAbsence} points. The supervisor’s board shows an open shift and no reason.`,
      },
      {
        title: 'HR gets a task with a clock',
        text: `Eligibility notice within ${FMLA.eligibilityNoticeDays.value} business days (${FMLA.eligibilityNoticeDays.source}), certification in no less than ${FMLA.certificationDays.value} calendar days (${FMLA.certificationDays.source}).`,
      },
      {
        title: 'HR decides',
        text: 'Protected: it never counts and uses the entitlement. Not protected: your policy applies, with the original date, and the employee hears why.',
      },
      { title: 'History follows', text: 'Totals, steps and expiry are worked out anew from the events. Nobody edits a number.' },
    ],
  },
  rules: {
    id: 'rules',
    heading: 'Five sets of rules, one ledger',
    items: [
      {
        title: 'Points',
        text: 'Your prices, your window, your way back. Each employee sees the total and the date on which each point expires.',
      },
      { title: 'PTO', text: 'Balances are checked when the report comes in, not at the end of the pay period.' },
      {
        title: 'FMLA',
        text: 'Eligibility, notices and hours used, in the increment that you use for other leave and never above one hour.',
      },
      {
        title: 'Sick and safe time',
        text: 'State and city rules by place of work, so that a site in another county does not need another policy.',
      },
      {
        title: 'Progressive discipline',
        text: 'A step that is reached makes a task for HR with its evidence. Letters are written by people.',
      },
      {
        title: 'Roles',
        text: 'Supervisors read. HR decides, and only on protected absences and errors. Every change keeps who, when and why.',
      },
    ],
  },
  laddersHeading: 'The two ladders of the example policy',
  laddersLede: 'Yours will differ. These are the ones our articles use, and every number on this site comes from the same data.',
  replaces: {
    id: 'replaces',
    heading: 'What nobody has to do any more',
    before: 'By hand',
    after: 'By the policy',
    rows: [
      { before: 'A spreadsheet of points for each supervisor', after: 'One ledger that any of them can explain' },
      { before: 'Guessing in a parking lot what is FMLA', after: 'A task for HR, before anything counts' },
      { before: 'Removing expired points each month, roughly', after: 'Expiry to the day, by itself' },
      { before: 'Finding out in a hearing that two sites counted differently', after: 'The same event costs the same everywhere' },
    ],
  },
  figures: {
    id: 'figures',
    heading: 'What HR gets back',
    figures: [
      { value: `up to ${claims.hrTimeSavings.value}`, label: 'less HR time on attendance' },
      { value: claims.integrations.value, label: claims.integrations.scope },
      { value: claims.implementation.value, label: claims.implementation.scope },
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Asked by counsel',
    questions: [
      {
        question: 'Does the system decide what is protected?',
        answer: 'No. It makes sure that the person who decides is asked before anything counts, and it keeps the clocks.',
      },
      {
        question: 'Can you show a total as it was on a past day?',
        answer: 'Yes, with the events and decisions known on that day. That is what a hearing asks for.',
      },
      {
        question: 'What happens when we change a threshold?',
        answer: 'You see beforehand who would move. The change applies from its date; earlier steps stay as they were taken.',
      },
      {
        question: 'Can a supervisor forgive a point?',
        answer: 'No, and most are glad of it. If a reason is good, it is a reason for everybody and belongs into the policy.',
      },
    ],
  },
  reading: {
    heading: 'Read on',
    links: [
      {
        title: 'Attendance point systems: five steps to a fair one',
        text: 'Prices, ladders, windows and three worked years',
        href: `${routes.blog}/attendance-point-systems-2025-framework`,
      },
      {
        title: 'An attendance policy that works with the FMLA',
        text: 'Clock by clock, with a checklist',
        href: `${routes.blog}/fmla-attendance-policy-2025-compliance-framework`,
      },
      {
        title: 'No-fault attendance policies and the law',
        text: 'Five statutes and the clause for each',
        href: `${routes.blog}/no-fault-attendance-policies-legal-compliance-2025`,
      },
    ],
  },
  closing: {
    heading: 'Send us your policy. We run last month through it.',
    text: 'You see every total, and where two supervisors disagreed.',
    action: { label: 'Schedule a Demo', href: routes.requestDemo },
  },
} as const
