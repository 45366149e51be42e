import { describe, expect, it } from 'vitest'
import { REPORT_STOPS } from '#src/models/names/reportNames.ts'
import { createRoster } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, SHIFT_FILTERS } from '#src/models/shiftOffer/shiftFilters.ts'
import { TEST_BLOCKS, TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { featureSchema } from '../feature.ts'
import { findProblems } from '../findProblems.testing.ts'

const DESCRIPTION = 'What the feature does, for whom it is, and what an employer sees of it on an ordinary morning.'
const block = (kind: keyof typeof TEST_BLOCKS) => ({ kind, id: kind, heading: 'A heading', ...structuredClone(TEST_BLOCKS[kind]) })
const cards = (id: string) => ({
  kind: 'cards',
  id,
  heading: 'Cards',
  look: 'ruled',
  items: ['One', 'Two'].map((title) => ({ title, text: 'A text.' })),
})
const page = (kind: keyof typeof TEST_OPENINGS, blocks: object[], heading = 'A headline') => ({
  name: 'It',
  position: 1,
  meta: { title: 'A feature of it', description: DESCRIPTION },
  opening: { eyebrow: 'A feature', heading, lede: 'What it does.', picture: structuredClone(TEST_OPENINGS[kind]) },
  blocks: [...blocks, ...['a', 'b', 'c'].map(cards)],
  closing: { kind: 'phone', heading: 'Talk to us.', text: 'Ask how it works.', action: { label: 'See', to: 'requestDemo' } },
})
const problemsOf = (written: object) => findProblems(featureSchema, written)

describe('a week on a page whose first screen shows reports', () => {
  it('has these reports, too', () => {
    expect(problemsOf(page('channel-reports', [block('week')]))).toEqual([])
    expect(problemsOf(page('channel-reports', []))).toEqual([])
  })
  it.each([
    ['of another week', { day: '2026-12-08' }, /^opening\.picture\.day: 2026-12-08 is not in the week/],
    [
      'so near to another that marks cover each other',
      { day: '2026-12-04' },
      /^opening\.picture\.reports\.0\.time: Less than 75 .* of 03:19/,
    ],
  ])('refuses a report of the first screen %s', (_what, change, problem) => {
    const written = page('channel-reports', [block('week')])
    Object.assign(written.opening.picture, change)
    expect(problemsOf(written)).toContainEqual(expect.stringMatching(problem))
  })
  it('refuses a report that it repeats', () => {
    const written = page('channel-reports', [block('week')])
    const [week] = written.blocks as { reports: object[] }[]
    week?.reports.push({ day: '2026-12-01', time: '05:12', channel: 'text', lang: 'es', shift: { day: '2026-12-01', from: '06:00' } })
    expect(problemsOf(written)).toEqual([expect.stringMatching(/^opening\.picture\.reports\.1\.time: This report is listed twice/)])
  })
  it('counts them in its description', () => {
    const saying = (count: string) => {
      const written = page('channel-reports', [block('week')])
      Object.assign(written.blocks[0] ?? {}, { describe: `A ledger of a week with ${count} reports, each at its minute.` })
      return problemsOf(written)
    }
    expect(saying('28')).toEqual([])
    expect(saying('97')).toEqual([expect.stringMatching(/^blocks\.0\.describe: The picture does not show 97/)])
  })
})

describe('the first minute', () => {
  const stop = { title: 'A title', text: 'A text.' }
  const stops = Object.fromEntries(REPORT_STOPS.map((name) => [name, stop]))
  const minute = { kind: 'first-minute', id: 'minute', heading: 'A minute', lede: 'A lede.', stops }
  it('shows a report of the first screen that the line answers', () => {
    expect(problemsOf(page('channel-reports', [minute]))).toEqual([])
  })
  it('is refused where the line answers no report of the first screen', () => {
    const unanswered = page('channel-reports', [minute])
    for (const report of (unanswered.opening.picture as { reports: { answer?: object }[] }).reports) delete report.answer
    for (const written of [unanswered, page('points-year', [minute])])
      expect(problemsOf(written)).toEqual([expect.stringMatching(/^blocks\.0: The stops show a report of the first screen/)])
  })
})

describe('the shift offer', () => {
  it('may be announced without its number, and with the right one', () => {
    const { askedCount } = filterRoster(createRoster(), SHIFT_FILTERS)
    for (const heading of ['Ask those who can come.', `Ask the ${askedCount} people who can come.`])
      expect(problemsOf(page('shift-offer', [], heading))).toEqual([])
    expect(problemsOf(page('shift-offer', [], `Ask ${askedCount - 1} people.`))).toEqual([
      expect.stringContaining(`opening.heading: The shift offer beside this asks ${askedCount} people`),
    ])
  })
  it('says yes in the same words in the message that arrives', () => {
    expect(problemsOf(page('shift-offer', [block('arrivals')]))).toEqual([])
    const later = page('shift-offer', [block('arrivals')])
    Object.assign((later.opening.picture as { words: { asked: object } }).words.asked, { when: 'asked at 16:00' })
    expect(problemsOf(later)).toEqual([expect.stringMatching(/^blocks\.0\.items\.0\.arrives\.head: .*“asked at 16:00”/)])
    const renamed = page('shift-offer', [block('arrivals')])
    Object.assign((renamed.opening.picture as { yes: object[] }).yes[0] ?? {}, { name: 'Z. Novak' })
    expect(problemsOf(renamed)).toContainEqual(
      expect.stringMatching(/^blocks\.0\.items\.0\.arrives\.by: The first yes of the first screen is “Z\. Novak 16:01”/),
    )
  })
})

describe('the banner', () => {
  const problemsOfBoth = (change: (banner: { describe: string; arrives: Record<string, unknown> }) => void) => {
    const arrivals = block('arrivals') as { items: { describe: string; arrives: Record<string, unknown> }[] }
    for (const item of arrivals.items) if (item.arrives.kind === 'banner') change(item)
    return problemsOf(page('points-year', [arrivals, block('replies')]))
  }
  it('counts, names and says what the drawing of its answers does', () => expect(problemsOfBoth(() => undefined)).toEqual([]))
  it.each<[string, Parameters<typeof problemsOfBoth>[0]]>([
    ['arrives.counts: The answers that the page draws are 188, 9, 15', ({ arrives }) => (arrives.counts as object[]).reverse()],
    [
      'describe: Say the counts of the picture, too: 9.',
      (banner) => Object.assign(banner, { describe: 'A banner that 188 have answered, and 15 have not.' }),
    ],
    [
      'arrives.head: The message that the page draws is “04:30 · First shift · Building B”',
      ({ arrives }) => Object.assign(arrives, { head: '04:31 · First shift' }),
    ],
    ['arrives.said: Write how the message', ({ arrives }) => Object.assign(arrives, { said: 'Route 8 is closed.' })],
  ])('is told where they differ: %s', (problem, change) =>
    expect(problemsOfBoth(change)).toEqual([expect.stringContaining(`blocks.0.items.1.${problem}`)]),
  )
})
