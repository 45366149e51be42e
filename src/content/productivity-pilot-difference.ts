import { claims } from '../site/claims'
import { routes } from '../site/routes'

export const page = {
  meta: {
    title: 'Why Choose Us: ten features, five alternatives',
    description:
      'Productivity Pilot compared with spreadsheets, an answering service, an HRIS add-on, a text-only app and a scheduling suite, over ten features.',
    keywords: ['absence management comparison', 'call-off service alternatives'],
    path: routes.difference,
  },
  hero: {
    eyebrow: 'Why Choose Us',
    heading: 'You could do this with a spreadsheet. Here is where it stops.',
    lede: 'There are five other ways to handle call-offs, and each is right for somebody. This page says for whom, and what you get here that none of them has.',
    primary: { label: 'Schedule a Demo', href: routes.requestDemo },
    secondary: { label: 'See the comparison', href: '#comparison' },
  },
  strip: { heading: 'They call off here' },
  advantages: {
    id: 'advantages',
    heading: 'Six things that are hard to copy',
    items: [
      {
        title: 'People who answer',
        text: `Live agents on the hotline ${claims.hotlineHours.value}, next to the automated voice. For the caller in the ambulance and the one who is crying.`,
      },
      {
        title: 'One record from four channels',
        text: 'Phone, text, app and web write the same fields. Nobody reconciles lists in the morning.',
      },
      {
        title: 'No point before HR decides',
        text: 'Possibly protected absences cost nothing while they wait. It is how the ledger is built, not a setting.',
      },
      {
        title: 'Every language on your floor',
        text: `${claims.languages.value} of them, spoken and written. A competitor we are often compared with offers ${claims.competitorLanguages.value}.`,
      },
      {
        title: 'Totals that explain themselves',
        text: 'Each figure is worked out from events. You can show what it was on any past day, and why.',
      },
      {
        title: 'A contract that has to earn its renewal',
        text: 'Month to month by default. Annual and multi-year terms are there for those who want the discount.',
      },
    ],
  },
  comparison: {
    heading: 'Ten features, five alternatives',
    lede: 'The alternatives are kinds of tools and not companies. Yours may do better than its kind; ask it the question in the last column.',
    product: 'Productivity Pilot',
    alternatives: ['Spreadsheets', 'Answering service', 'HRIS add-on', 'Text-only app', 'Scheduling suite'],
    rows: [
      {
        feature: 'Reports at any hour',
        product: 'Four channels',
        values: ['Voicemail', 'Phone', 'Login needed', 'Text', 'App'],
        advantage: 'What works with a dead battery?',
      },
      {
        feature: 'Live agents',
        product: 'Day and night',
        values: ['No', 'Yes', 'No', 'No', 'No'],
        advantage: 'Who takes the frightened call?',
      },
      {
        feature: 'Languages',
        product: `${claims.languages.value}`,
        values: ['Whoever is in', 'A few', 'Interface only', 'Some', 'Interface only'],
        advantage: 'Which one at 4 a.m. on Sunday?',
      },
      {
        feature: 'Complete record',
        product: 'Same fields always',
        values: ['Free text', 'Free text', 'Yes', 'Partly', 'Partly'],
        advantage: 'Is the return date ever empty?',
      },
      {
        feature: 'Policy applied',
        product: 'Points, PTO, leave',
        values: ['By hand', 'No', 'Partly', 'No', 'Points only'],
        advantage: 'Who can change a total?',
      },
      {
        feature: 'Protected leave',
        product: 'HR first, no point',
        values: ['By memory', 'No', 'Leave module', 'No', 'Point, then undo'],
        advantage: 'What does the ledger show tomorrow?',
      },
      {
        feature: 'Supervisor alert',
        product: 'Within a minute',
        values: ['A call at six', 'E-mail', 'E-mail', 'Text', 'Push'],
        advantage: 'Does it name the gap or the person?',
      },
      {
        feature: 'Filling the shift',
        product: 'By skill and rest',
        values: ['Phone list', 'No', 'No', 'Group text', 'Yes'],
        advantage: 'Who is never asked?',
      },
      {
        feature: 'Into payroll and HR',
        product: `${claims.integrations.value} by API or SFTP`,
        values: ['Retyped', 'Retyped', 'Built in', 'Export', 'Some'],
        advantage: 'What happens when the transfer fails?',
      },
      {
        feature: 'Contract',
        product: 'Month to month',
        values: ['None', 'Often years', 'With the HRIS', 'Annual', 'Annual'],
        advantage: 'How do I leave, with my records?',
      },
    ],
  },
  guarantee: {
    heading: 'If nothing measurable improves, you get your money back.',
    text: `We agree with you on the measure before the start: early-notice rate, no-call/no-show rate, or hours spent on call-offs. If it has not improved within ${claims.guarantee.value}, we refund what you paid.`,
    points: [
      'The measure is yours, from your own records',
      'It is written into the agreement',
      'Your records leave with you, as plain files',
    ],
  },
  guaranteeScene: {
    describe:
      'The guarantee on a timeline: the measure is agreed before the start, counted at go-live, looked at each month, and decides after 90 days.',
    steps: [
      { when: 'Before', title: 'Measure agreed, baseline counted', state: 'in writing', tone: 'plain' },
      { when: 'Day 0', title: 'Go-live', state: 'clock starts', tone: 'plain' },
      { when: 'Day 30', title: 'First look, together', state: 'adjust', tone: 'hold' },
      { when: 'Day 60', title: 'Second look', state: 'adjust', tone: 'hold' },
      { when: 'Day 90', title: 'Measurable improvement?', state: 'stay, or refund', tone: 'go' },
    ],
  },
  results: {
    heading: 'What customers see',
    figures: [
      { value: claims.absenteeismReduction.value, label: claims.absenteeismReduction.scope },
      { value: `up to ${claims.hrTimeSavings.value}`, label: 'less HR time on attendance' },
      { value: claims.returnOnInvestment.value, label: claims.returnOnInvestment.scope },
      { value: claims.satisfaction.value, label: claims.satisfaction.scope },
    ],
    list: [
      `${claims.experience.value} ${claims.experience.scope}`,
      `The largest customer has ${claims.largestWorkforce.value} employees`,
      `Most have ${claims.scale.value}`,
    ],
  },
  team: { label: 'Meet the team', href: routes.team },
  closing: {
    heading: 'Put the ten questions to us first.',
    text: 'Then to whomever you are comparing us with. The demo is short because the answers are.',
    action: { label: 'Schedule a Demo', href: routes.requestDemo },
  },
} as const
