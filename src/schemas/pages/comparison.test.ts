import { describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { comparisonSchema } from './comparison.ts'

type Cell = { says: string; reach: string; gap?: string }
const IN_PART = { says: 'By text', reach: 'part', gap: 'without a voice' }
const IN_FULL = { says: 'By text, phone and app', reach: 'full' }
/** A table of ten rows, whose first cells are these. All others go in full. */
const comparisonWith = (...first: Cell[]) => ({
  heading: 'Feature by feature',
  lede: 'The columns are kinds of tools.',
  feature: 'Feature',
  product: 'The service',
  question: 'Question to ask',
  more: 'More columns to the right',
  steps: { none: 'not at all', hand: 'by hand', part: 'in part', full: 'in full' },
  alternatives: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, phrase: `an ${name}` })),
  rows: Array.from({ length: 10 }, (_, row) => ({
    feature: `Feature ${row}`,
    product: 'All of it',
    values: [first[row] ?? IN_FULL, IN_FULL, IN_FULL, IN_FULL, IN_FULL],
    advantage: 'What works without a phone?',
  })),
})
const { comparison: tableSchema, opening: openingSchema } = comparisonSchema.shape
const problemsOf = (table: unknown) => findProblems(tableSchema, table)

it('the schema of the comparison takes cells with a gap, and cells that go in full', () =>
  expect(problemsOf(comparisonWith(IN_PART))).toEqual([]))
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
  it('Write 5 values', () => {
    const table = comparisonWith()
    table.rows[0]?.values.pop()
    expect(problemsOf(table)).toEqual([expect.stringContaining('Write 5 values')])
  })
  it('Write each of these once: {alternative}', () => {
    const { heading } = openingSchema.shape
    expect(findProblems(heading, 'Where {alternative} stops')).toEqual([])
    expect(findProblems(heading, 'A headline without its alternative')).toEqual([
      expect.stringContaining('Write each of these once: {alternative}'),
    ])
  })
})
