import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const logistics: Industry = {
  slug: 'logistics',
  name: 'Logistics',
  meta: {
    title: 'Absence management for logistics and warehouses',
    description:
      'Docks, yards and routes staffed on time: drivers and loaders report in their own language, and dispatch knows before the trailer is due.',
    keywords: ['warehouse absenteeism', 'driver call-off', 'dispatch coverage', 'logistics staffing'],
    path: routes.logistics,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'A trailer leaves when it is loaded, and not before.',
  hero: {
    eyebrow: 'Logistics',
    heading: 'The trailer leaves at 22:40, whoever called off.',
    lede: 'Sort waves and cut-off times do not move. What can move is the minute at which dispatch learns that a loader or a driver is missing.',
  },
  board: {
    title: 'Dock 2 · Night sort · Thursday',
    clock: '21:18 live',
    describe:
      'Shift board of a night sort at 21:18: a loader called off by text in Haitian Creole and is covered, a yard driver and an unloader are covered, a route driver waits for HR.',
    rows: [
      {
        time: '22:00',
        role: 'Loader, door 14',
        person: 'P. Toussaint',
        channel: 'Text · Kreyòl',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'D. Singh' },
      },
      { time: '22:00', role: 'Yard driver', person: 'K. Mensah', channel: 'App', status: 'Covered' },
      { time: '22:30', role: 'Route 318 (CDL)', person: 'B. Kowalski', channel: 'Hotline', status: 'HR review' },
      { time: '22:00', role: 'Unloader', person: 'F. Haile', channel: 'Text · አማርኛ', status: 'Covered' },
    ],
  },
  challenges: {
    heading: 'Four clocks run at once',
    items: [
      { title: 'Cut-off', text: 'The wave closes at a fixed minute. A door that opens late closes the next one late, too.' },
      { title: 'Hours of service', text: 'A driver who covers at short notice may be over hours tomorrow. The offer has to know it.' },
      { title: 'Peak', text: 'In November half the floor is new, and nobody has the number of the line.' },
      { title: 'Twelve languages on one dock', text: 'Safety training exists in all of them. The absence line has to as well.' },
    ],
  },
  solutions: {
    heading: 'Built around the wave',
    items: [
      {
        title: 'Alerts by door and route',
        text: 'Dispatch sees the doors and routes that are at risk, and not a list of names.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'Temps on the same line',
        text: 'Agency workers report like everybody else, and their agency gets the alert.',
        action: { label: 'Learn More', href: routes.attendanceTracking },
      },
      {
        title: 'Into WMS and dispatch',
        text: 'Absences arrive where the wave is planned.',
        action: { label: 'View Integration Guide', href: `${routes.manual}#integrations` },
      },
      {
        title: 'A guide for the peak',
        text: 'Eight weeks of preparation on a few pages, for a site with many new people.',
        action: { label: 'Download Guide', href: '/guides/logistics.pdf' },
      },
    ],
  },
  results: {
    heading: 'What networks report',
    figures: [
      { value: claims.logisticsDelivery.value, label: claims.logisticsDelivery.scope },
      { value: claims.logisticsOvertime.value, label: claims.logisticsOvertime.scope },
      { value: claims.logisticsNetworks.value, label: claims.logisticsNetworks.scope },
    ],
    list: [
      'Dispatchers keep their Sunday evenings',
      'Open doors are offered before the wave is planned',
      'New hires in peak make a test report on their first day',
    ],
  },
  feature: {
    heading: 'He texts in Punjabi. Dispatch reads English.',
    text: 'A driver will not fill in a form in a second language at a truck stop. He will send a sentence. It comes back as a record, and the answer in his own script.',
    points: [
      'Every message in the writer’s language, with the original kept',
      'Load, route and return time as fields',
      'No call to a dispatcher’s private phone',
    ],
    action: { label: 'Watch Demo Video', href: `${routes.videos}#text-in` },
    scene: {
      kind: 'thread',
      title: 'Text line · Tandem Freight · Route 318',
      describe:
        'A driver reports in Punjabi that he cannot take tonight’s route; the answer in Punjabi confirms the record and that dispatch knows.',
      messages: [
        { lang: 'pa', text: 'ਅੱਜ ਰਾਤ ਦਾ ਰੂਟ 318 ਨਹੀਂ ਕਰ ਸਕਦਾ, ਬੁਖਾਰ ਹੈ।', time: '17:20' },
        { lang: 'pa', text: 'ਦਰਜ ਹੋ ਗਿਆ: ਰੂਟ 318, ਬਿਮਾਰੀ। ਤੁਸੀਂ ਕਦੋਂ ਵਾਪਸ ਆਓਗੇ?', time: '17:20', reply: true },
        { lang: 'pa', text: 'ਸ਼ਨੀਵਾਰ', time: '17:21' },
        { lang: 'pa', text: 'ਧੰਨਵਾਦ। ਡਿਸਪੈਚ ਨੂੰ ਪਤਾ ਹੈ। ਆਰਾਮ ਕਰੋ।', time: '17:21', reply: true },
      ],
    },
  },
  quote: {
    quote: 'Peak was the first one in which I knew at four in the afternoon what the night would look like.',
    role: 'Operations manager',
    company: 'Crateline',
  },
  closing: {
    heading: 'Send us the call-offs of one peak week.',
    text: 'We lay them over your waves and show which doors would have been loaded.',
  },
  order: ['feature', 'challenges', 'solutions', 'results', 'quote'],
}
