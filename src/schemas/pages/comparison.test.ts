import { describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { comparisonSchema } from './comparison.ts'

type Cell = { says: string; reach: string; gap?: string }
const IN_PART = { says: 'By text', reach: 'part', gap: 'without a voice' }
const IN_FULL = { says: 'By text, phone and app', reach: 'full' }
const IDS = ['sheets', 'service', 'add-on', 'app', 'suite']
/** A table of ten rows, whose first cells are these. All others go in full. */
const comparisonWith = (...first: Cell[]) => ({
  heading: 'Feature by feature',
  lede: 'The columns are kinds of tools.',
  feature: 'Feature',
  product: 'The service',
  question: 'Question to ask',
  more: 'More columns to the right',
  steps: { none: 'not at all', hand: 'by hand', part: 'in part', full: 'in full' },
  alternatives: IDS.map((id) => ({ id, name: id, phrase: `an ${id}` })),
  rows: Array.from({ length: 10 }, (_, row) => ({
    feature: `Feature ${row}`,
    product: 'All of it',
    values: Object.fromEntries(IDS.map((id, column) => [id, (column === 0 && first[row]) || IN_FULL])),
    advantage: 'What works without a phone?',
  })),
})
const { comparison: tableSchema, opening: openingSchema } = comparisonSchema.shape
const problemsOf = (table: unknown) => findProblems(tableSchema, table)

it('the schema of the comparison takes cells with a gap, and cells that go in full', () =>
  expect(problemsOf(comparisonWith(IN_PART))).toEqual([]))
it('the columns of the comparison stand in the order of the alternatives, however a row lists them', () => {
  const { rows, ...table } = comparisonWith(IN_PART)
  const [first, ...others] = rows
  const reversed = { ...first, values: Object.fromEntries(Object.entries(first?.values ?? {}).toReversed()) }
  const parsed = tableSchema.parse({ ...table, rows: [reversed, ...others] })
  expect(parsed.rows[0]?.values.map(({ says }) => says)).toEqual([IN_PART.says, ...Array(4).fill(IN_FULL.says)])
})
describe('a comparison whose lines could not be explained is refused', () => {
  it.each<[string, Cell[]]>([
    [
      '“Same” has one reach in one cell',
      [
        { ...IN_PART, says: 'Same' },
        { ...IN_PART, says: 'Same', reach: 'hand' },
      ],
    ],
    ['Say how far this goes', [{ ...IN_PART, reach: '40%' }]],
    ['Name what is missing where a line ends', [{ says: 'By text', reach: 'part' }]],
    ['nothing where it goes in full', [{ ...IN_FULL, gap: 'the rest' }]],
  ])('%s', (problem, first) => expect(problemsOf(comparisonWith(...first))).toEqual([expect.stringContaining(problem)]))
  it('a row without a value for an alternative, or with one for another', () => {
    const [first, ...others] = comparisonWith().rows
    const { app: _, ...values } = first?.values ?? {}
    const problemsOfValues = (changed: object) => problemsOf({ ...comparisonWith(), rows: [{ ...first, values: changed }, ...others] })
    expect(problemsOfValues(values)).toEqual([expect.stringMatching(/^rows\.0\.values: .*sheets, service.*differ in app\./)])
    expect(problemsOfValues({ ...first?.values, apps: IN_FULL })).toEqual([expect.stringContaining('differ in apps.')])
  })
  it('Write each of these once: {alternative}', () => {
    const { heading } = openingSchema.shape
    expect(findProblems(heading, 'Where {alternative} stops')).toEqual([])
    expect(findProblems(heading, 'A headline without its alternative')).toEqual([
      expect.stringContaining('Write each of these once: {alternative}'),
    ])
  })
})
