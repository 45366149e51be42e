import { routes } from '../site/routes'

export const meta = {
  title: 'Customer login',
  description:
    'Sign in to the customer portal to see your shift board, absences and alerts, or reach support by phone or e-mail if you cannot get in.',
  path: routes.customerLogin,
}

export const page = {
  heading: 'Customer login',
  lede: 'The shift board, call-in records and alerts of your locations.',
  help: {
    title: 'Cannot get in?',
    links: [
      { label: 'Help center', href: routes.helpCenter, text: 'Guides for supervisors, HR and administrators' },
      { label: 'Request a demo', href: routes.requestDemo, text: 'Your company is not a customer yet' },
      { label: 'Data security', href: routes.security, text: 'How sign-ins and records are protected' },
      { label: 'Back to home', href: routes.home, text: 'What the service does' },
    ],
  },
  reportTitle: 'Calling off from a shift?',
  report: 'Employees do not sign in here. Use the hotline, the text line or the app of your employer; the numbers are on your badge card.',
}
