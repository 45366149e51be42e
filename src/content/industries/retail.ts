import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail & hospitality',
  meta: {
    title: 'Absence management for retail and hospitality',
    description:
      'One call-off number for every store and hotel, open shifts across locations, and managers who open the doors on time and stay off the phone.',
    keywords: ['retail call-off', 'hotel staffing absence', 'store opening coverage', 'hospitality absenteeism'],
    path: routes.retail,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'Doors open at nine with one cashier, or with four.',
  hero: {
    eyebrow: 'Retail and hospitality',
    heading: 'Two hundred doors open at nine. On time, in every town.',
    lede: 'A store manager with a missing opener has a choice between the phone and the customer. One number for all locations takes the phone away.',
  },
  board: {
    title: 'Store 118 · Saturday',
    clock: '08:24 live',
    describe:
      'Shift board of a store on Saturday at 8:24: an opening cashier called off in the app and is covered from a neighboring store, a stockroom worker and a pharmacy clerk are covered.',
    rows: [
      {
        time: '08:30',
        role: 'Opening cashier',
        person: 'B. Lindqvist',
        channel: 'App',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'E. Park (store 121)' },
      },
      { time: '09:00', role: 'Stockroom', person: 'O. Farah', channel: 'Text · Soomaali', status: 'Covered' },
      { time: '09:00', role: 'Pharmacy clerk', person: 'M. Rossi', channel: 'Web portal', status: 'Covered' },
      { time: '12:00', role: 'Bakery', person: 'V. Nowak', channel: 'Hotline', status: 'HR review' },
    ],
  },
  challenges: {
    heading: 'Small teams, many doors',
    items: [
      { title: 'Five people are a crew', text: 'In a store one absence is a fifth of the team, and the customer sees it at the register.' },
      { title: 'The manager is the system', text: 'Call-offs go to a private phone. On the manager’s day off they go nowhere.' },
      { title: 'Help is a mile away', text: 'The next store has somebody who would like the hours. Nobody asks.' },
      {
        title: 'Fair workweek laws',
        text: 'In several cities a changed shift costs premium pay, and the proof of consent is yours to keep.',
      },
    ],
  },
  solutions: {
    heading: 'What the chain gets',
    items: [
      {
        title: 'One number, every location',
        text: 'Printed on one card. It knows the store by the person.',
        action: { label: 'Learn More', href: routes.attendanceTracking },
      },
      {
        title: 'Shifts across stores',
        text: 'Open shifts go to people nearby who are trained and would not run into overtime.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'A guide for store managers',
        text: 'What to say, what not to, and what the law asks when you change a schedule.',
        action: { label: 'Download Guide', href: '/guides/retail.pdf' },
      },
    ],
  },
  results: {
    heading: 'What brands report',
    figures: [
      { value: claims.retailBrands.value, label: claims.retailBrands.scope },
      { value: `up to ${claims.overtimeSavings.value}`, label: 'less overtime' },
      { value: claims.satisfaction.value, label: claims.satisfaction.scope },
    ],
    list: [
      'District managers see which stores will open short before they drive',
      'Consent to changed shifts is on record, with its time',
      'Saturday call-offs come on Friday evening',
    ],
  },
  feature: {
    heading: 'It was never Monday',
    text: 'Managers staffed against Mondays. The record showed where the call-offs were, and the float moved by two days.',
    points: [
      'By weekday, store and daypart',
      'Corrected for how many shifts were scheduled',
      'No names: a schedule is what you can change',
    ],
    action: { label: 'Watch Demo Video', href: `${routes.videos}#board` },
    scene: {
      kind: 'chart',
      title: 'Call-offs by weekday, example district',
      unit: 'per 100 scheduled shifts, 12 weeks',
      most: 8,
      bars: [
        { label: 'Mon', value: 4 },
        { label: 'Tue', value: 3 },
        { label: 'Wed', value: 3 },
        { label: 'Thu', value: 4 },
        { label: 'Fri', value: 5 },
        { label: 'Sat', value: 8 },
        { label: 'Sun', value: 7 },
      ],
      describe:
        'A bar chart of call-offs per hundred scheduled shifts by weekday in an example district: lowest on Tuesday and Wednesday with 3, highest on Saturday with 8.',
    },
  },
  quote: { quote: 'My managers sell again. That is the whole report.', role: 'Regional director', company: 'Marden & Low' },
  closing: {
    heading: 'Pick three stores and one Saturday.',
    text: 'We show you who would have covered whom, and what the doors looked like at nine.',
  },
  order: ['challenges', 'solutions', 'feature', 'results', 'quote'],
}
