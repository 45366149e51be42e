import { describe, expect, it } from 'vitest'
import { calculateRows, fillInResults, type WorkedLine } from './workedExample.ts'

const given = (id: string, value: number, more: Partial<WorkedLine> = {}): WorkedLine => ({ id, label: id, value, ...more })
const made = (id: string, is: string, more: Partial<WorkedLine> = {}): WorkedLine => ({ id, label: id, is, ...more })
const shown = (lines: WorkedLine[]) => calculateRows(lines).map(({ how, result }) => `${how} = ${result}`)

it('a guide’s worked example works out lines from those above them, and shows how', () => {
  const lines = [given('crew', 12), given('wage', 39, { unit: 'dollars' }), made('cost', 'crew × wage × 10', { unit: 'dollars' })]
  expect(shown(lines)).toEqual(['given = 12', 'given = $39', '12 × $39 × 10 = $4,680'])
})
it('a guide’s worked example goes on with what it printed, so that a reader with a pencil gets the same', () => {
  const lines = [given('lost', 160), given('full', 480), made('hours', 'lost ÷ full', { digits: 2 }), made('paid', 'hours × 1000')]
  expect(calculateRows(lines).map(({ value }) => value)).toEqual([160, 480, 0.33, 330])
})
it('a guide’s worked example prints every unit in words or with its sign', () => {
  const units = ['dollars', 'hours', 'minutes', 'percent', 'count'] as const
  expect(calculateRows(units.map((unit) => given(unit, 1200, { unit }))).map(({ result }) => result)).toEqual([
    '$1,200',
    '1,200 h',
    '1,200 min',
    '1,200 percent',
    '1,200',
  ])
})
it('adds, and prints the given number of decimals, including zeros', () => {
  const lines = [given('a', 1), made('sum', 'a + 2 + 3'), made('half', 'sum ÷ 4', { unit: 'dollars', digits: 2 })]
  expect(shown(lines)).toEqual(['given = 1', '1 + 2 + 3 = 6', '6 ÷ 4 = $1.50'])
})
it('a guide’s worked example subtracts and divides in the order in which they are written', () => {
  expect(calculateRows([given('a', 100), made('b', 'a − 30 − 20'), made('c', 'a ÷ 5 ÷ 2')]).map(({ value }) => value)).toEqual([
    100, 50, 10,
  ])
})
describe('a guide’s worked example is refused with', () => {
  it.each([
    ['a name that is no line', [given('a', 1), made('b', 'a × c')], /"b".*"c"/],
    ['a line that comes later', [made('b', 'a × 2'), given('a', 1)], /"a"/],
    ['mixed signs, which readers work out differently', [given('a', 1), made('b', 'a + 2 × 3')], /mixes/],
    ['an unknown sign', [given('a', 1), made('b', 'a / 2')], /"\/"/],
    ['a name used twice', [given('a', 1), given('a', 2)], /name/],
    ['a line that is neither given nor made', [{ id: 'a', label: 'a' }], /either/],
    ['a value with more digits than it prints', [given('a', 1.5)], /digits/],
  ] satisfies [string, WorkedLine[], RegExp][])('%s', (_, lines, message) => {
    expect(() => calculateRows(lines)).toThrow(message)
  })
})
it('a guide’s worked example puts results into the note, and refuses a name that is no line', () => {
  const rows = calculateRows([given('a', 2), made('cost', 'a × 3', { unit: 'dollars' })])
  expect(fillInResults('It costs {cost} for {a}.', rows)).toBe('It costs $6 for 2.')
  expect(() => fillInResults('It costs {c}.', rows)).toThrow(/\{c\}/)
})
