import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const foodBeverage: Industry = {
  slug: 'food-beverage',
  name: 'Food & beverage',
  meta: {
    title: 'Absence management for food and beverage',
    description:
      'Batches, chillers and sanitation crews do not wait. Call-offs before the start, sick food handlers kept off the line, and cover by certification.',
    keywords: ['food plant absenteeism', 'sanitation crew coverage', 'food handler illness reporting'],
    path: routes.foodBeverage,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'Milk is in the tank at four. The crew should be too.',
  hero: {
    eyebrow: 'Food and beverage',
    heading: 'A batch does not wait for a person.',
    lede: 'Milk warms, dough rises, a cooker has to be cleaned by a certain minute. And the one absence you want is that of somebody who is ill.',
  },
  board: {
    title: 'Filling hall · Early · Tuesday',
    clock: '03:20 live',
    describe:
      'Shift board of a dairy’s filling hall at 3:20: a filler operator called off by text in Spanish and is covered, a sanitation worker waits for HR, a pasteurizer operator is covered.',
    rows: [
      {
        time: '04:00',
        role: 'Filler operator',
        person: 'R. Ibarra',
        channel: 'Text · Español',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'L. Petrov' },
      },
      { time: '04:00', role: 'Sanitation', person: 'H. Tran', channel: 'Hotline', status: 'HR review' },
      { time: '04:00', role: 'Pasteurizer', person: 'C. Abreu', channel: 'App', status: 'Covered' },
      { time: '04:30', role: 'Case packer', person: 'Y. Tesfaye', channel: 'Text', status: 'Covered' },
    ],
  },
  challenges: {
    heading: 'Two rules that pull apart',
    lede: 'Attendance says come. Food safety says stay home. A policy has to serve both.',
    items: [
      {
        title: 'The ill food handler',
        text: 'Under the FDA Food Code (2-201.11 to 2-201.13), workers must report certain symptoms and be kept from food. A point for doing so works against it.',
      },
      {
        title: 'Sanitation is the bottleneck',
        text: 'When two of six are missing at night, the plant starts late in the morning, however full the first shift is.',
      },
      { title: 'Certified for one machine', text: 'Retort, ammonia, pasteurizer: for some stations nobody may just step in.' },
      { title: 'Holiday weeks', text: 'Demand doubles in the weeks in which people most want to be at home.' },
    ],
  },
  solutions: {
    heading: 'What the record does about it',
    items: [
      {
        title: 'Symptoms without points',
        text: 'A report of a listed symptom goes to HR and food safety, and to nobody’s ledger.',
        action: { label: 'Learn More', href: routes.policyAutomation },
      },
      {
        title: 'Cover by certificate',
        text: 'Open stations go to people who are certified, with the date on which it runs out.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'A guide for plant and HR',
        text: 'Attendance and food safety in one procedure, on a few pages.',
        action: { label: 'Download Guide', href: '/guides/food-beverage.pdf' },
      },
    ],
  },
  results: {
    heading: 'What manufacturers report',
    figures: [
      { value: claims.foodDowntime.value, label: claims.foodDowntime.scope },
      { value: claims.foodManufacturers.value, label: claims.foodManufacturers.scope },
      { value: claims.languages.value, label: claims.languages.scope },
    ],
    list: [
      'Sanitation gaps are known before midnight',
      'Auditors find symptom reports where they look for them',
      'Holiday cover is offered by text and taken by those who want it',
    ],
  },
  feature: {
    heading: 'Off the line, not on the ledger',
    text: 'A packer reports vomiting. The Food Code asks for exclusion; the attendance policy would ask for a point. The record sends it the right way, in this order.',
    points: [
      'Food safety hears of the symptom, the crew does not',
      'Return only with the clearance that your plan names',
      'Sick-time law applied by place of work',
    ],
    action: { label: 'Learn More', href: `${routes.manual}#point-review` },
    scene: {
      kind: 'flow',
      describe:
        'A symptom report on its way: reported at 2:50, kept from food at once, no points, HR and food safety informed, return after clearance.',
      steps: [
        { when: '02:50', title: 'Symptom reported by text', state: 'excluded from food', tone: 'hold' },
        { when: '02:50', title: 'Points assessed', state: 'none', tone: 'plain' },
        { when: '02:51', title: 'Open station: case packer', state: 'offered', tone: 'plain' },
        { when: '03:04', title: 'Station covered', state: 'Covered', tone: 'go' },
        { when: '08:30', title: 'Food safety and HR review', state: 'sick time applied', tone: 'go' },
        { when: 'Day 3', title: 'Cleared for work', state: 'back on the board', tone: 'go' },
      ],
    },
  },
  quote: {
    quote: 'Nobody hides a stomach bug from us any more. That alone was worth it in norovirus season.',
    role: 'Food safety manager',
    company: 'Bluewater Dairy',
  },
  closing: {
    heading: 'Bring your exclusion rule and your point policy.',
    text: 'We show you where they contradict each other, and what the record does about it.',
  },
  order: ['challenges', 'feature', 'solutions', 'quote', 'results'],
}
