import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const manufacturing: Industry = {
  slug: 'manufacturing',
  name: 'Manufacturing',
  meta: {
    title: 'Absence management for manufacturing',
    description:
      'Call-offs reach the supervisor before the line starts, with the qualified people who are off. For plants that cannot run a station short.',
    keywords: ['manufacturing absenteeism', 'plant call-off line', 'shift coverage manufacturing'],
    path: routes.manufacturing,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'A line runs at the speed of its emptiest station.',
  hero: {
    eyebrow: 'Manufacturing',
    heading: 'The line starts at six. You know at four who is on it.',
    lede: 'One press operator short and eleven people work at the speed of the gap. Reports come in early, the right people get the open station, and the horn finds a full crew.',
  },
  board: {
    title: 'Line 4 · First shift · Monday',
    clock: '05:31 live',
    describe:
      'Shift board of a stamping line on Monday at 5:31: a press operator called off and is covered, a die setter waits for HR, two others are covered.',
    rows: [
      {
        time: '06:00',
        role: 'Press operator 2',
        person: 'A. Castro',
        channel: 'Text · Español',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'J. Whitaker' },
      },
      { time: '06:00', role: 'Die setter', person: 'T. Brandt', channel: 'Hotline', status: 'HR review' },
      { time: '06:00', role: 'Crane', person: 'M. Osei', channel: 'App', status: 'Covered' },
      { time: '06:00', role: 'Quality', person: 'S. Romero', channel: 'Web portal', status: 'Covered' },
    ],
  },
  challenges: {
    heading: 'What a plant manager already knows',
    items: [
      {
        title: 'Skills do not swap',
        text: 'There are nine people on the floor and two who may run the press. The gap is never where the spare person is.',
      },
      {
        title: 'The first half hour sets the day',
        text: 'A line that starts slow at six is still behind at two, and the overtime to catch up is paid on Saturday.',
      },
      { title: 'Leads answer phones', text: 'The best operator on the crew spends the time before the shift listening to voicemail.' },
      { title: 'Three shifts, three policies', text: 'Second shift forgives what first shift writes up. The grievance names both.' },
    ],
  },
  solutions: {
    heading: 'What changes on the floor',
    items: [
      {
        title: 'Open stations by qualification',
        text: 'The message goes to people who are signed off on that machine, off today and rested.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'One record for payroll and the MES',
        text: 'Absences go to your HR, time and production systems by API or file.',
        action: { label: 'View Integration Guide', href: `${routes.manual}#integrations` },
      },
      {
        title: 'One policy on three shifts',
        text: 'The same event costs the same at two in the afternoon and at two at night.',
        action: { label: 'Learn More', href: routes.policyAutomation },
      },
      {
        title: 'The board before the horn',
        text: 'See a whole morning on the board, from the first text to the last covered station.',
        action: { label: 'Watch Demo Video', href: `${routes.videos}#board` },
      },
    ],
  },
  results: {
    heading: 'What plants report',
    figures: [
      { value: claims.manufacturingAbsence.value, label: claims.manufacturingAbsence.scope },
      { value: claims.manufacturingReplacement.value, label: claims.manufacturingReplacement.scope },
      { value: claims.manufacturingUptime.value, label: claims.manufacturingUptime.scope },
      { value: claims.manufacturingFacilities.value, label: claims.manufacturingFacilities.scope },
    ],
    list: [
      'Supervisors start the shift on the floor and not on the phone',
      'Overtime goes to people who asked for it',
      `${claims.manufacturingShare.value} ${claims.manufacturingShare.scope} reports through us`,
    ],
  },
  feature: {
    heading: 'Press 2, certified, off today: three people',
    text: 'A skills matrix is only useful at 5:20 if it is the one that the open shift goes by. Ours is filled from your training records.',
    points: [
      'Certification and expiry by machine',
      'Rest and overtime limits that you set',
      'The first yes takes it; the others hear that it is gone',
    ],
    action: { label: 'Download Guide', href: '/guides/manufacturing.pdf' },
    scene: {
      kind: 'broadcast',
      audience: 'Press 2 certified · off · rested',
      text: 'Open station: Press 2, 06:00–14:00. Reply YES to take it.',
      sent: 14,
      describe: 'An open station offered to 14 certified press operators: 14 reached by SMS, 6 by e-mail; one said yes, four said no.',
      channels: [
        { name: 'SMS', delivered: 14 },
        { name: 'E-mail', delivered: 6 },
      ],
      answers: [
        { label: 'yes', count: 1 },
        { label: 'no', count: 4 },
        { label: 'closed before they answered', count: 9 },
      ],
    },
  },
  quote: {
    quote: 'The morning meeting used to open with who is missing. Now it opens with scrap.',
    role: 'Plant manager',
    company: 'Ironvale Forge',
  },
  closing: {
    heading: 'Give us one line and one Monday.',
    text: 'We put last Monday’s call-offs on the board and show you when you would have known.',
  },
  order: ['challenges', 'feature', 'results', 'solutions', 'quote'],
}
