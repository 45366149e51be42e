/** The home page's content. Figures come from the claims registry; names of people and companies are samples. */
import { claims } from '../site/claims'
import { POINTS } from '../site/policy'
import { routes } from '../site/routes'

export const meta = {
  title: 'Absence management for hourly teams',
  description: `Employees report absences by phone, text, app or web in ${claims.languages.value} languages. Your policy applies itself and supervisors know who is out in seconds.`,
  keywords: ['absence management', 'call-off hotline', 'attendance tracking', 'attendance points', 'FMLA tracking', 'hourly workforce'],
  path: routes.home,
}

export const hero = {
  eyebrow: 'Absence management for hourly teams',
  heading: 'Every call-off handled before the shift starts.',
  lede: `Employees report by phone, text, app or web in ${claims.languages.value} languages. Points, PTO and FMLA rules apply themselves, and supervisors know who is out in seconds.`,
  primary: { label: 'Schedule a Demo', href: routes.requestDemo },
  secondary: { label: 'See the difference', href: routes.difference },
  proof: [
    { value: claims.absenteeismReduction.value, label: claims.absenteeismReduction.scope },
    { value: claims.locations.value, label: claims.locations.scope },
    { value: claims.employees.value, label: claims.employees.scope },
  ],
  board: {
    title: 'First shift · Line 4 · Thursday',
    clock: '05:51 live',
    describe:
      'Shift board of line 4 at 5:51: four workers for the six o’clock shift, reported by app, text in Yorùbá, hotline and web portal. One called off and is covered by now, one absence waits for HR.',
    rows: [
      { time: '06:00', role: 'Press operator', person: 'M. Alvarez', channel: 'App', status: 'Covered' },
      {
        time: '06:00',
        role: 'Forklift B',
        person: 'D. Okafor',
        channel: 'Text · Yorùbá',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'R. Haddad' },
      },
      { time: '06:00', role: 'Packing lead', person: 'L. Nguyen', channel: 'Hotline', status: 'HR review' },
      { time: '06:30', role: 'Quality check', person: 'S. Romero', channel: 'Web portal', status: 'Covered' },
    ],
    messages: [
      { from: 'Employee · 05:42', text: 'I can’t make my 6 o’clock. My son is sick.' },
      {
        from: 'Productivity Pilot · 05:42',
        text: 'Recorded as sick and safe time. No points added. Your supervisor knows.',
        reply: true,
      },
    ],
  },
} as const

export const clientSection = {
  heading: 'Where a missed shift stops something',
  lede: `${claims.locations.value} locations and ${claims.employees.value} hourly employees report their absences here, in plants, wards, docks, kitchens, stores and schools.`,
  industries: [
    { label: 'Manufacturing', href: routes.manufacturing },
    { label: 'Healthcare & senior living', href: routes.healthcare },
    { label: 'Logistics', href: routes.logistics },
    { label: 'Food & beverage', href: routes.foodBeverage },
    { label: 'Retail & hospitality', href: routes.retail },
    { label: 'Education & public sector', href: routes.education },
  ],
}

export const features = {
  eyebrow: 'What it does',
  heading: 'One record of every absence, applied by the policy you wrote.',
  tracking: {
    tag: 'Attendance tracking',
    heading: 'Four ways to call in. One clean record.',
    text: `The hotline answers ${claims.hotlineHours.value}, with a live agent or an automated voice. Texts, the app and the web portal end in the same place: who, which shift, why, and when they expect to be back.`,
    href: routes.attendanceTracking,
    link: 'How attendance tracking works',
    channels: [
      { name: 'Phone', detail: 'live agent or automated voice' },
      { name: 'Text', detail: 'plain SMS, any phone' },
      { name: 'App', detail: 'iOS and Android' },
      { name: 'Web portal', detail: 'also from a kiosk' },
    ],
    thread: {
      title: 'Text line · Halden Foods · Second shift',
      describe:
        'A text conversation in Spanish: an employee reports a sick child, and the answer confirms the record, the shift and the notice to the supervisor.',
      messages: [
        { lang: 'es', text: 'No puedo ir hoy a las 2. Mi hija tiene fiebre.', time: '11:36' },
        { lang: 'es', text: 'Registrado: turno de las 14:00, enfermedad familiar. ¿Regresa mañana?', time: '11:36', reply: true },
        { lang: 'es', text: 'Sí, mañana.', time: '11:37' },
        { lang: 'es', text: 'Gracias. Su supervisora ya lo sabe. Sin puntos hasta que RR. HH. lo revise.', time: '11:37', reply: true },
      ],
    },
  },
  policy: {
    tag: 'Policy automation',
    heading: 'Rules that never forget FMLA',
    text: 'An absence that may be protected goes to HR first and costs no point until HR has decided.',
    href: routes.policyAutomation,
    link: 'How policies apply',
    ledger: {
      employee: 'J. Whitaker',
      window: '12-month window',
      total: String(POINTS.tardy + POINTS.unplannedAbsence),
      describe: 'Points ledger of one employee: a late arrival and an absence counted, one absence with no points while HR reviews it.',
      entries: [
        { date: 'Mar 04', event: 'Tardy', points: String(POINTS.tardy), state: 'final' },
        { date: 'May 19', event: 'Unplanned absence', points: String(POINTS.unplannedAbsence), state: 'final' },
        { date: 'Jun 02', event: 'Absence, possible FMLA', points: '0', state: 'pending' },
      ],
    },
  },
  communication: {
    tag: 'Mass communication',
    heading: 'Ask the right forty people at once',
    text: 'An open shift, a closed road, a survey: by e-mail, SMS, Teams or Slack, and you see who has it.',
    href: routes.massCommunication,
    link: 'How messages go out',
    broadcast: {
      audience: 'Forklift certified · off today',
      text: 'Open shift 06:00–14:00, Dock 2. Reply YES to take it.',
      sent: 40,
      describe: 'A message to forty forklift drivers: 38 reached by SMS, 22 by e-mail and 14 by Teams; three said yes, eleven said no.',
      channels: [
        { name: 'SMS', delivered: 38 },
        { name: 'E-mail', delivered: 22 },
        { name: 'Teams', delivered: 14 },
      ],
      answers: [
        { label: 'yes', count: 3 },
        { label: 'no', count: 11 },
        { label: 'no answer yet', count: 26 },
      ],
    },
  },
} as const

export const minutes = {
  heading: 'From a text to a covered shift',
  lede: 'One call-off on a Thursday morning, as the record keeps it. Nobody was looking for a clipboard.',
  steps: [
    {
      time: '05:42',
      title: 'A forklift driver texts',
      text: 'In Yorùbá, from the parking lot of a clinic. The line answers in the same language.',
    },
    {
      time: '05:42',
      title: 'The record is complete',
      text: 'Employee, 06:00 shift, reason code, expected return, contact number. Nothing to retype.',
    },
    {
      time: '05:43',
      title: 'The policy decides what it can',
      text: 'A sick child may be protected leave: no point, and a task for HR instead of a guess by the supervisor.',
    },
    { time: '05:43', title: 'The supervisor knows', text: 'One alert on the phone, with the qualified people who are off and rested.' },
    {
      time: '05:51',
      title: 'The shift is covered',
      text: 'The open shift went out, one of them said yes, and the board shows it before the horn.',
    },
  ],
}

export const results = {
  heading: 'What changes, in figures you can hold us to',
  lede: 'Each of these is written into the claims we publish, with its scope. If nothing measurable improves, you get your money back.',
  stats: [
    { value: claims.absenteeismReduction.value, label: 'less absenteeism', note: `within ${claims.absenteeismPeriod.value}` },
    { value: `up to ${claims.overtimeSavings.value}`, label: 'less overtime', note: 'gaps are filled before they cost time and a half' },
    {
      value: `up to ${claims.hrTimeSavings.value}`,
      label: 'less HR time on attendance',
      note: 'no retyping of voicemails and sign-in sheets',
    },
    { value: claims.returnOnInvestment.value, label: 'return, at least', note: 'claimed within the first year' },
  ],
  example: {
    title: 'A worked example',
    describe: 'For a plant with',
    employees: `${claims.roiEmployees.value} employees`,
    lines: [
      { label: 'Supervisor and HR time saved each month', value: claims.roiHours.value },
      { label: 'Saved each year', value: claims.roiSavings.value },
      { label: 'Return on what the service costs', value: claims.roiMultiple.value },
    ],
  },
  guarantee: `Month to month. If there is no measurable improvement within ${claims.guarantee.value}, we refund what you paid.`,
}

export const industries = {
  heading: 'Different floors, different mornings',
  lede: 'The board is the same. What an empty place costs is not.',
  cards: [
    {
      title: 'Manufacturing',
      href: routes.manufacturing,
      text: 'One operator short and line 4 runs at the speed of the slowest station.',
      stat: `${claims.manufacturingReplacement.value} to a replacement · ${claims.manufacturingFacilities.value} facilities`,
      board: {
        title: 'Line 4 · First shift',
        clock: '05:51',
        describe: 'Shift board of a production line: a CNC operator is covered, a press setter called off.',
        rows: [
          { time: '06:00', role: 'CNC operator', person: 'T. Brandt', channel: 'App', status: 'Covered' },
          { time: '06:00', role: 'Press setter', person: 'A. Castro', channel: 'Hotline', status: 'Called off' },
        ],
      },
    },
    {
      title: 'Logistics',
      href: routes.logistics,
      text: 'A driver who texts a dispatcher’s old number is a trailer that does not leave.',
      stat: `${claims.logisticsDelivery.value} better on-time delivery · ${claims.logisticsNetworks.value} networks`,
      board: {
        title: 'Dock 2 · Night sort',
        clock: '21:47',
        describe: 'Shift board of a dock: a loader reported in Haitian Creole and is covered, a yard driver is covered.',
        rows: [
          { time: '22:00', role: 'Loader', person: 'P. Toussaint', channel: 'Text · Kreyòl', status: 'Covered' },
          { time: '22:30', role: 'Yard driver', person: 'K. Mensah', channel: 'App', status: 'Covered' },
        ],
      },
    },
    {
      title: 'Food & beverage',
      href: routes.foodBeverage,
      text: 'The milk is in the tank at four. The filler needs its crew at four too.',
      stat: `${claims.foodDowntime.value} less production downtime · ${claims.foodManufacturers.value} manufacturers`,
      board: {
        title: 'Filling hall · Early',
        clock: '03:38',
        describe: 'Shift board of a dairy: a filler operator called off by text in Spanish, a sanitation absence waits for HR.',
        rows: [
          { time: '04:00', role: 'Filler operator', person: 'R. Ibarra', channel: 'Text · Español', status: 'Called off' },
          { time: '04:00', role: 'Sanitation', person: 'H. Tran', channel: 'Hotline', status: 'HR review' },
        ],
      },
    },
    {
      title: 'Retail & hospitality',
      href: routes.retail,
      text: 'Doors open at nine with one cashier or with four. Customers notice which.',
      stat: `${claims.retailBrands.value} brands · one number for every store`,
      board: {
        title: 'Store 118 · Saturday',
        clock: '08:24',
        describe: 'Shift board of a store on Saturday: an opening cashier is covered, a stockroom absence is called off.',
        rows: [
          { time: '08:30', role: 'Opening cashier', person: 'B. Lindqvist', channel: 'Web portal', status: 'Covered' },
          { time: '09:00', role: 'Stockroom', person: 'E. Park', channel: 'App', status: 'Called off' },
        ],
      },
    },
  ],
} as const

/** Sample content, like the companies: to be replaced by real statements before a launch. */
export const testimonials = {
  heading: 'What they stopped doing',
  quotes: [
    {
      quote:
        'We used to learn at six that somebody was missing at six. Now I have the list with my first coffee, and usually the replacement too.',
      role: 'Production superintendent',
      company: 'Northbay Steel',
    },
    {
      quote: 'The hotline speaks Burmese at four in the morning. I do not, and that was the whole problem.',
      role: 'Plant manager',
      company: 'Halden Foods',
    },
    {
      quote: 'Supervisors no longer decide what is FMLA in a parking lot. It waits for us, with no points on it.',
      role: 'HR director',
      company: 'Corvale Health',
    },
    {
      quote: 'Two dispatchers spent Sunday night on the phone. They have their Sundays back.',
      role: 'Director of operations',
      company: 'Tandem Freight',
    },
  ],
}

export const closing = {
  heading: 'Bring your policy. We will show you your Monday morning on the board.',
  text: `A demo takes under ${claims.demoLength.value}, with your shifts and your rules. We call back within ${claims.contactPromise.value}.`,
  action: { label: 'Schedule a Demo', href: routes.requestDemo },
}
