/** Content of the demo request page and of the form in its frame. */
import { claims } from '../site/claims'
import { routes } from '../site/routes'

export const meta = {
  title: 'Schedule a demo',
  description: `See your own shifts and attendance rules on the board in under ${claims.demoLength.value}. Tell us about your workforce and we call back within ${claims.contactPromise.value}.`,
  keywords: ['absence management demo', 'call-off hotline demo', 'attendance software demo'],
  path: routes.requestDemo,
}

export const page = {
  eyebrow: 'Schedule a demo',
  heading: 'Your shifts, your rules, on the board.',
  lede: `Under ${claims.demoLength.value}, with somebody who has run a call-off line. Bring the policy you have, even if it is a page in a binder.`,
  benefits: [
    {
      title: 'A call-off, start to finish',
      text: 'You text in as an employee, in any language you like, and watch the record, the alert and the open shift appear.',
    },
    {
      title: 'Your policy, applied',
      text: 'We enter your points, windows and ladder and run last month through them. Protected absences go to HR, not to the ledger.',
    },
    {
      title: 'What it would save, worked out with you',
      text: 'Your head count, your absence rate, your overtime. The arithmetic is yours to keep, whatever you decide.',
    },
    {
      title: 'Straight answers about getting started',
      text: `Go-live takes ${claims.implementation.value}, about ${claims.implementationSmall.value} under 500 employees. Contracts run month to month.`,
    },
  ],
  next: {
    title: 'What happens next',
    steps: [
      `We call you within ${claims.contactPromise.value} to find a time.`,
      'You see the demo with your own examples.',
      `If it fits, a pilot with ${claims.pilotGroup.value} employees comes first.`,
    ],
  },
  clientsTitle: 'Some of those who call off here',
  clients: ['Northbay Steel', 'Corvale Health', 'Tandem Freight', 'Halden Foods', 'Ridge & Main'],
  share: 'Copy link for a colleague',
}

export const formPage = {
  meta: {
    title: 'Demo request form',
    description:
      'The form that the demo request page shows in its frame: who you are, how many hourly employees you have and what you use today.',
    path: routes.demoForm,
    noindex: true,
  },
}
