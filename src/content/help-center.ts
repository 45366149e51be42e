import { claims } from '../site/claims'
import { SUPPORT_HOURS } from '../site/hours'
import { routes } from '../site/routes'

export const helpCenter = {
  meta: {
    title: 'Help center',
    description:
      'Search the answers, open a guide, watch a walk-through or reach support by phone, e-mail or chat. Guides for employees, supervisors, HR and IT.',
    path: routes.helpCenter,
  },
  heading: 'What do you need to get done?',
  resources: [
    { title: 'Getting started', text: 'From contract to the first reported absence', href: routes.gettingStarted },
    { title: 'Videos', text: 'Four walk-throughs with captions and transcripts', href: routes.videos },
    { title: 'Manual', text: 'Roles, records, review, alerts, integrations', href: routes.manual },
    { title: 'FAQ', text: 'Short answers, with a search', href: routes.faqs },
  ],
  contacts: {
    phone: { title: 'Call us', hours: SUPPORT_HOURS.phone.label },
    email: { title: 'Write to us', hours: `Answered within ${claims.emailResponse.value}` },
    chat: { title: 'Live chat', hours: SUPPORT_HOURS.chat.label, text: 'In the customer portal, bottom right of every page' },
  },
  categories: [
    {
      title: 'Employees',
      topics: [
        { label: 'Report an absence', href: `${routes.manual}#call-in-record` },
        { label: 'Which reason code?', href: `${routes.manual}#reason-codes` },
        { label: 'See my points', href: `${routes.manual}#roles` },
        { label: 'Which languages can I use?', href: `${routes.faqs}#faq-languages` },
      ],
    },
    {
      title: 'Supervisors',
      topics: [
        { label: 'Read the board', href: `${routes.videos}#board` },
        { label: 'Answer an alert', href: `${routes.manual}#alerts` },
        { label: 'Offer an open shift', href: `${routes.videos}#open-shift` },
        { label: 'What I may not change', href: `${routes.manual}#roles` },
      ],
    },
    {
      title: 'HR',
      topics: [
        { label: 'Review a possibly protected absence', href: `${routes.manual}#point-review` },
        { label: 'FMLA clocks', href: `${routes.blog}/fmla-attendance-policy-2025-compliance-framework#requirements` },
        { label: 'Set up the policy', href: `${routes.gettingStarted}#policy` },
        { label: 'Copy a call-in policy', href: `${routes.blog}/employee-call-in-procedures-policy-templates-compliance-2025#templates` },
      ],
    },
    {
      title: 'IT and payroll',
      topics: [
        { label: 'API and SFTP', href: `${routes.manual}#integrations` },
        { label: 'Roles and sign-in', href: `${routes.manual}#roles` },
        { label: 'Security and compliance', href: routes.security },
        { label: 'Prepare the data', href: `${routes.gettingStarted}#data` },
      ],
    },
  ],
  status: 'All systems operational',
} as const
