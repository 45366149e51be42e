import { describe, expect, it } from 'vitest'
import { calculateRows, fillInResults, type WorkedLine } from './workedExample.ts'

const givenLine = (id: string, value: number, more: Partial<WorkedLine> = {}): WorkedLine => ({ id, label: id, value, ...more })
const madeLine = (id: string, is: string, more: Partial<WorkedLine> = {}): WorkedLine => ({ id, label: id, is, ...more })
const shownRows = (lines: WorkedLine[]) => calculateRows(lines).map(({ how, result }) => `${how} = ${result}`)

it('a guide’s worked example works out lines from those above them, and shows how', () => {
  const lines = [
    givenLine('crew', 12),
    givenLine('wage', 39, { unit: 'dollars' }),
    madeLine('cost', 'crew × wage × 10', { unit: 'dollars' }),
  ]
  expect(shownRows(lines)).toEqual(['given = 12', 'given = $39', '12 × $39 × 10 = $4,680'])
})
it('a guide’s worked example goes on with what it printed, so that a reader with a pencil gets the same', () => {
  const lines = [
    givenLine('lost', 160),
    givenLine('full', 480),
    madeLine('hours', 'lost ÷ full', { digits: 2 }),
    madeLine('paid', 'hours × 1000'),
  ]
  expect(calculateRows(lines).map(({ value }) => value)).toEqual([160, 480, 0.33, 330])
})
it('a guide’s worked example prints every unit in words or with its sign', () => {
  const units = ['dollars', 'hours', 'minutes', 'percent', 'count'] as const
  expect(calculateRows(units.map((unit) => givenLine(unit, 1200, { unit }))).map(({ result }) => result)).toEqual([
    '$1,200',
    '1,200 h',
    '1,200 min',
    '1,200 percent',
    '1,200',
  ])
})
it('adds, and prints the given number of decimals, including zeros', () => {
  const lines = [givenLine('a', 1), madeLine('sum', 'a + 2 + 3'), madeLine('half', 'sum ÷ 4', { unit: 'dollars', digits: 2 })]
  expect(shownRows(lines)).toEqual(['given = 1', '1 + 2 + 3 = 6', '6 ÷ 4 = $1.50'])
})
it('a guide’s worked example subtracts and divides in the order in which they are written', () => {
  expect(calculateRows([givenLine('a', 100), madeLine('b', 'a − 30 − 20'), madeLine('c', 'a ÷ 5 ÷ 2')]).map(({ value }) => value)).toEqual([
    100, 50, 10,
  ])
})
describe('a guide’s worked example is refused with', () => {
  it.each([
    ['a name that is no line', [givenLine('a', 1), madeLine('b', 'a × c')], /"b".*"c"/],
    ['a line that comes later', [madeLine('b', 'a × 2'), givenLine('a', 1)], /"a"/],
    ['mixed signs, which readers work out differently', [givenLine('a', 1), madeLine('b', 'a + 2 × 3')], /mixes/],
    ['an unknown sign', [givenLine('a', 1), madeLine('b', 'a / 2')], /"\/"/],
    ['a name used twice', [givenLine('a', 1), givenLine('a', 2)], /name/],
    ['a line that is neither given nor made', [{ id: 'a', label: 'a' }], /either/],
    ['a value with more digits than it prints', [givenLine('a', 1.5)], /digits/],
  ] satisfies [string, WorkedLine[], RegExp][])('%s', (_, lines, message) => {
    expect(() => calculateRows(lines)).toThrow(message)
  })
})
it('a guide’s worked example puts results into the note, and refuses a name that is no line', () => {
  const rows = calculateRows([givenLine('a', 2), madeLine('cost', 'a × 3', { unit: 'dollars' })])
  expect(fillInResults('It costs {cost} for {a}.', rows)).toBe('It costs $6 for 2.')
  expect(() => fillInResults('It costs {c}.', rows)).toThrow(/\{c\}/)
})
