/** A home page for tests, with one block of each kind. */
import type { z } from 'zod'
import type { homeSchema } from '#src/schemas/pages/home/home.ts'
import type { homeBlockSchema } from '#src/schemas/pages/home/homeBlocks.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { INDUSTRIES_ON_HOME, OFFER_SECTIONS, offerLink } from '#src/specification/specifiedLists.ts'

type BlockInput = z.input<typeof homeBlockSchema>
const DESCRIPTION = 'What the picture of this test shows, in a sentence.'
const featureText = { icon: 'report', tag: 'A feature', heading: 'What it does', text: 'A text.' } as const
const featureLink = (specified: string) => ({
  label: `About ${specified}`,
  to: `feature/${currentSlug(routeTo.feature, specified)}`,
})
const week = { scheduled: 1000, callOffs: 50, early: 35, noShows: 8 }

/** By their kind. The type requires every kind but `photo`, whose file would have to be there. */
export const TEST_HOME_BLOCKS: { [Kind in Exclude<BlockInput['kind'], 'photo'>]: Extract<BlockInput, { kind: Kind }> } = {
  clients: { kind: 'clients', heading: 'Who uses it', lede: 'A lede.', industryLinks: 'Industries' },
  features: {
    kind: 'features',
    eyebrow: 'An eyebrow',
    heading: 'What there is',
    features: [
      {
        ...featureText,
        action: featureLink('attendance-tracking'),
        channels: [
          { name: 'Phone', detail: 'a hotline' },
          { name: 'Text', detail: 'plain' },
        ],
        scene: { kind: 'thread', title: 'Text line', describe: DESCRIPTION, messages: [{ text: 'I am sick.', time: '05:31' }] },
      },
      {
        ...featureText,
        action: featureLink('policy-automation'),
        scene: {
          kind: 'ledger',
          employee: 'A. Person',
          asOf: '2026-06-02',
          describe: DESCRIPTION,
          entries: [
            { day: '2026-05-04', type: 'tardy', title: 'Late', protection: 'none' },
            { day: '2026-05-19', type: 'unplannedAbsence', title: 'Absent', protection: 'none' },
          ],
          words: { window: '{months} to {day}', counted: 'Counted', never: 'Protected', total: 'Total' },
        },
      },
      {
        ...featureText,
        action: featureLink('mass-communication'),
        scene: {
          kind: 'broadcast',
          words: { to: 'To' },
          audience: 'All',
          text: 'An open shift.',
          sent: 3,
          describe: DESCRIPTION,
          channels: [{ name: 'SMS', delivered: 3 }],
          answers: [{ label: 'yes', count: 3 }],
        },
      },
    ],
  },
  minutes: {
    kind: 'minutes',
    heading: 'Minute by minute',
    lede: 'Covered in {minutes} minutes.',
    strip: { unit: 'min', taken: 'taken', left: 'left' },
    steps: (['reported', 'reported', 'notified', 'asked', 'filled'] as const).map((stage, index) => ({
      ...{ stage, title: `Moment ${index + 1}`, text: 'Something happens.' },
    })),
  },
  dashboards: {
    kind: 'dashboards',
    heading: 'The dashboard',
    text: 'A text.',
    action: { label: 'See it', to: OFFER_SECTIONS.map(offerLink)[0] ?? '' },
    dashboard: {
      sample: true,
      place: 'Plant',
      label: 'Live',
      time: '06:12',
      describe: 'A dashboard for a test with an NCNS rate of 0.8%.',
      weeks: ['W1', 'W2', 'W3', 'W4'].map((label) => ({ ...week, label })),
      coverageMinutes: [5, 10, 20],
    },
  },
  results: {
    kind: 'results',
    heading: 'What we aim for',
    lede: 'A lede.',
    figures: [
      { value: '1', label: 'one', note: 'A note.' },
      { value: '2', label: 'two', note: 'A note.' },
    ],
    example: {
      title: 'An example',
      describe: 'A plant with',
      employees: 'employees',
      lines: [{ label: 'Saved', value: '3' }],
      note: 'Arithmetic.',
    },
    guarantee: 'A guarantee.',
  },
  industries: {
    kind: 'industries',
    heading: 'By industry',
    lede: 'A lede.',
    all: 'All industries',
    others: 'Also:',
    show: [...INDUSTRIES_ON_HOME],
  },
  testimonials: { kind: 'testimonials', heading: 'What they say' },
}

/** @returns a home page with one block of each kind */
export const testHome = (): z.input<typeof homeSchema> => ({
  meta: {
    title: 'The title of a test',
    description: 'The description of the home page that tests use, in one sentence of seventy characters.',
  },
  opening: {
    eyebrow: 'An eyebrow',
    heading: 'A heading',
    lede: 'A lede.',
    primary: { label: 'Schedule a Demo', to: 'requestDemo' },
    secondary: { label: 'See the difference', to: 'comparison' },
    proof: [
      { value: '1', label: 'one' },
      { value: '2', label: 'two' },
    ],
  },
  blocks: Object.values(TEST_HOME_BLOCKS),
  closing: { kind: 'phone', heading: 'Call us', text: 'A text.', action: { label: 'Schedule a Demo', to: 'requestDemo' } },
})
