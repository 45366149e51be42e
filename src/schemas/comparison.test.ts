import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { comparisonSchema as schema } from './comparison.ts'

type Written = ReturnType<typeof written>
function written() {
  return parse(readFileSync('src/content/comparison.yaml', 'utf8')) as {
    opening: { heading: string }
    comparison: { rows: { values: { says: string; reach: string; gap?: string }[] }[] }
  }
}
const problemsOf = (change: (page: Written) => void) => {
  const page = written()
  change(page)
  return schema.safeParse(page).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
const cell = ({ comparison }: Written, row: number, column: number) => comparison.rows[row]?.values[column] ?? { says: '', reach: '' }

it('the schema of the comparison takes the gaps of the page as they are', () =>
  expect(problemsOf(() => undefined).filter((problem) => problem.includes('.gap'))).toEqual([]))
describe('a comparison whose lines could not be explained is refused', () => {
  it.each<[string, (page: Written) => void]>([
    [
      '“Same” has one reach in one cell',
      (page) => {
        Object.assign(cell(page, 0, 0), { says: 'Same', reach: 'part', gap: 'the rest' })
        Object.assign(cell(page, 1, 0), { says: 'Same', reach: 'hand', gap: 'the rest' })
      },
    ],
    ['Say how far this goes', (page) => Object.assign(cell(page, 0, 0), { reach: '40%' })],
    ['Name what is missing where a line ends', (page) => delete cell(page, 0, 0).gap],
    ['nothing where it goes in full', (page) => Object.assign(cell(page, 0, 0), { reach: 'full' })],
    ['Write 5 values', (page) => page.comparison.rows[0]?.values.pop()],
    ['Write each of these once: {alternative}', (page) => Object.assign(page.opening, { heading: 'A headline without its alternative' })],
  ])('%s', (problem, change) => {
    expect(problemsOf(change).join('\n')).toContain(problem)
  })
})
