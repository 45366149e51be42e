import { expect, it } from 'vitest'
import { formatCell, markdownTable } from './benchmarkRow.ts'

it('a table of measurements shows the spread, and what was lost', () => {
  expect(formatCell([1400, 1200, 1300.4])).toBe('1,300 (1,200–1,400)')
  expect(formatCell([2, 2])).toBe('2')
  expect(formatCell([120, null, 80])).toBe('100 (80–120) lost 1 of 3')
  expect(formatCell([null, null])).toBe('lost 2 of 2')
  expect(formatCell(undefined)).toBe('')
})
it('a table of measurements divides this build by each other column', () => {
  const rows = [{ name: 'paint', unit: 'ms' as const, values: { ours: [700], theirs: [1000], none: [null] }, target: 'at most 0.7' }]
  expect(markdownTable(rows, ['ours', 'theirs', 'none']).split('\n')).toEqual([
    '|  | ours | theirs | none | target |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| paint, ms | 700 | 1,000 · 0.70 | lost 1 of 1 | at most 0.7 |',
  ])
})
