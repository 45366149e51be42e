/** An industry page, its exhibits and its details for tests: one of each kind. They do not change with the site's pages. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of kinds
import type { z } from 'zod'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { industrySchema } from '#src/schemas/industry/industry.ts'
import type { industryBlockSchema } from '#src/schemas/industry/industryBlocks.ts'
import type { industryDetailSchema } from '#src/schemas/industry/industryDetails.ts'
import type { industryExhibitSchema } from '#src/schemas/industry/industryExhibits.ts'

type ExhibitInput = z.input<typeof industryExhibitSchema>
type BlockInput = z.input<typeof industryBlockSchema>
type DetailInput = z.input<typeof industryDetailSchema>
const sharedFields = { heading: 'A heading', lede: 'A lede.', sample: true, note: 'A sample.' }
const drawnFields = { ...sharedFields, describe: 'What the picture of this test shows, in a sentence.' }

export const TEST_EXHIBIT_WORDS: ExhibitWords = {
  bench: { behind: '{count} more', onlyBehind: 'only {count} more', spoken: '{station} {crew} {bench} {needs} {opens}.' },
  census: {
    unit: 'Floor',
    outcome: '{shift} {time}',
    count: '{people}/{planned}',
    aboveMinimum: 'enough',
    atMinimum: 'just enough',
    belowMinimum: 'too few',
    expected: 'comes',
    open: 'gone',
    minimum: 'least',
    calledOff: 'out {time}',
    covered: 'in {time}',
    quiet: 'nothing',
    spoken: '{unit} {role} {people}/{planned} {level} {minimum} {reports}.',
  },
  waves: {
    cutoff: 'leaves in',
    doors: '{staffed}/{doors} doors.',
    spoken: '{wave} {cutoff} {time} {doors} {remark}.',
    door: '{number} {staffing}',
    staffed: 'with people',
    covered: 'with somebody else',
    open: 'without',
  },
  lots: { onset: 'From {time}', began: 'It began at {time}.', held: 'Look at {lots}.' },
  routes: {
    out: 'leaves {time}',
    bell: 'begins {time}',
    firstBell: 'begins at {time}',
    spoken: '{number} {school} {time} {driver}.',
    gap: '{at} {remark}, {taken} {takenRemark}',
  },
}

/** By their kind. The type requires every kind. */
export const TEST_EXHIBITS: { [Kind in ExhibitInput['kind']]: Extract<ExhibitInput, { kind: Kind }> } = {
  bench: {
    kind: 'bench',
    ...drawnFields,
    stations: (['press', 'dies', 'crane', 'pallet'] as const).map((machine, index) => ({
      name: `Station ${index + 1}`,
      machine,
      needs: 'a card',
      crew: 1 + (index % 2),
      bench: index,
      opens: 'Offered to all',
    })),
  },
  census: {
    kind: 'census',
    ...drawnFields,
    from: '22:00',
    now: '04:52',
    until: '07:00',
    shift: 'Day shift',
    units: [
      {
        name: '2 East',
        role: 'CNA',
        planned: 5,
        minimum: 4,
        changes: [
          { at: '04:12', people: 4 },
          { at: '04:29', people: 5 },
        ],
      },
      { name: '2 West', role: 'CNA', planned: 4, minimum: 4, changes: [] },
      { name: '3 North', role: 'LPN', planned: 2, minimum: 2, changes: [{ at: '04:36', people: 1 }], remark: 'offer open' },
    ],
  },
  waves: {
    kind: 'waves',
    ...drawnFields,
    now: '21:18',
    waves: ['22:40', '23:50', '01:20'].map((cutoff, wave) => ({
      name: `Wave ${wave + 1}`,
      cutoff,
      remark: 'What is said of it.',
      doors: (['staffed', 'covered', 'open', 'staffed'] as const).map((status, door) => ({ number: `${10 * wave + door + 1}`, status })),
    })),
  },
  lots: {
    kind: 'lots',
    ...drawnFields,
    title: 'Monday',
    from: '04:00',
    until: '13:00',
    onset: '10:40',
    lines: ['Line 1', 'Line 2', 'Line 3'],
    lots: [
      { id: '41', line: 'Line 1', from: '04:30', to: '07:40' },
      { id: '42', line: 'Line 2', from: '08:30', to: '11:00' },
      { id: '43', line: 'Line 2', from: '11:10', to: '13:00' },
      { id: '44', line: 'Line 3', from: '09:30', to: '13:00' },
    ],
    stints: [
      { line: 'Line 1', from: '04:30', to: '09:30' },
      { line: 'Line 2', from: '09:30', to: '12:30' },
    ],
    way: 'the way',
    remark: 'What follows from it.',
  },
  routes: {
    kind: 'routes',
    ...drawnFields,
    from: '03:40',
    until: '08:30',
    routes: [
      { number: '7', driver: 'A. Able', leaves: '06:10', school: 'High' },
      {
        number: '12',
        driver: 'B. Baker',
        leaves: '06:15',
        school: 'High',
        gap: { at: '03:58', remark: 'C. Charlie calls off', taken: '04:12', takenRemark: 'B. Baker accepts' },
      },
      { number: '3', driver: 'D. Delta', leaves: '06:35', school: 'Elementary' },
    ],
    schools: [
      { name: 'High', bell: '07:40' },
      { name: 'Elementary', bell: '08:30' },
    ],
  },
  map: {
    kind: 'map',
    ...sharedFields,
    stores: [
      { id: '118', name: 'Riverside', east: 0, south: 1.4, status: 'opener missing', tone: 'stop' },
      { id: '121', name: 'Old Mill', east: 8.3, south: 0, status: 'yes at 06:41', tone: 'go' },
      { id: '130', name: 'Lakeview', east: 14.3, south: 4.1, status: 'staffed', tone: 'plain' },
    ],
    roads: [
      { from: '118', to: '121', label: '9 mi' },
      { from: '121', to: '130', label: '6 mi' },
    ],
  },
}

/** By their kind. */
export const TEST_DETAILS: { [Kind in DetailInput['kind']]: Extract<DetailInput, { kind: Kind }> } = {
  badges: {
    kind: 'badges',
    ...sharedFields,
    lines: ['May take', 'Offer today'],
    badges: [
      {
        name: 'A. Able',
        values: ['License with P and S to May', 'Yes'],
        card: { title: 'License', marks: ['P', 'S'], until: 'May' },
        tone: 'go',
      },
      { name: 'B. Baker', values: ['Kitchen card', 'Until Friday'], card: { title: 'Kitchen card', until: 'Friday' }, tone: 'hold' },
      {
        name: 'C. Charlie',
        values: ['Clearance expired', 'Not until renewed'],
        card: { title: 'Clearance', until: 'Expired' },
        tone: 'stop',
      },
    ],
  },
  calendar: {
    kind: 'calendar',
    ...sharedFields,
    weeks: ['8', '4', '1'].map((week) => ({ week: `Week ${week}`, title: `Plan ${week}`, text: `What is done in week ${week}.` })),
  },
  departments: {
    kind: 'departments',
    ...sharedFields,
    departments: ['Safety', 'Attendance'],
    moments: ['1:40 a.m.', '1:41 a.m.', '9:00 a.m.'].map((when) => ({ when, first: { title: 'Told', text: 'Name and station.' } })),
  },
}

const row = (role: string) =>
  ({ time: '09:00', role, person: 'A. Able', channel: 'App', status: 'covered', reported: '20:55', followUp: 'Comes' }) as const
const items = ['First', 'Second', 'Third'].map((title) => ({ title, text: 'A sentence about it.' }))

/** By their kind: the blocks of every page, and the blocks that are neither exhibit nor detail. */
export const TEST_INDUSTRY_BLOCKS = {
  challenges: { kind: 'challenges', heading: 'What is hard', look: 'ruled', items },
  solutions: { kind: 'solutions', heading: 'What helps', look: 'rows', items },
  split: {
    kind: 'split',
    heading: 'One thing',
    text: 'What the picture shows.',
    points: ['A point'],
    action: { label: 'Learn More', to: 'manual' },
    scene: {
      kind: 'chart',
      title: 'Calls by weekday',
      unit: 'per 100 shifts',
      most: 8,
      bars: ['Mon', 'Tue', 'Wed'].map((label) => ({ label, value: 4 })),
    },
  },
  results: {
    kind: 'results',
    heading: 'In figures',
    look: 'sheet',
    figures: ['20%', '98%'].map((value) => ({ value, label: 'of them' })),
    list: ['What it counts.'],
  },
  quote: { kind: 'quote', sample: true, look: 'band', quote: 'They used to be on the phone.', role: 'Director', company: 'A company' },
  steps: { kind: 'steps', heading: 'In steps', lede: 'A lede.', look: 'stops', steps: items },
  questions: { kind: 'questions', heading: 'They ask', questions: ['Why?', 'When?'].map((question) => ({ question, answer: 'So.' })) },
} satisfies { [Kind in BlockInput['kind']]?: Extract<BlockInput, { kind: Kind }> }

/** @returns a new valid page with an exhibit, without any other optional block */
export const testIndustry = () =>
  ({
    name: 'Industry of a test',
    position: 1,
    meta: {
      title: 'An industry of a test',
      description: 'What the leaders of an industry that is in a test alone find on the page that it would have.',
    },
    summary: 'One sentence.',
    opening: { eyebrow: 'A test', heading: 'The opener called off.', lede: 'It takes someone who is trained.' },
    workplace: 'shop',
    board: {
      title: 'Store 118',
      time: '08:24',
      rows: [
        {
          ...row('Opening cashier'),
          status: 'calledOff',
          reported: '06:20',
          becomes: { person: 'E. Park', followUp: 'yes at 06:41' },
        },
        row('Stockroom'),
      ],
    },
    blocks: [
      TEST_INDUSTRY_BLOCKS.challenges,
      TEST_EXHIBITS.map,
      TEST_INDUSTRY_BLOCKS.split,
      TEST_INDUSTRY_BLOCKS.quote,
      TEST_INDUSTRY_BLOCKS.solutions,
      TEST_INDUSTRY_BLOCKS.results,
    ],
    closing: { kind: 'start', heading: 'Try it.', text: 'What happens in a demo.' },
  }) satisfies z.input<typeof industrySchema>
