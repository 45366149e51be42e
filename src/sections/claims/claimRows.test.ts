import { expect, it } from 'vitest'
import { countByKind, edgeOf, findMostFrequentDay, groupByEdge } from './claimRows.ts'

it('the table of claims shows the figures of a kind together, in the order in which the kinds come, and samples last', () => {
  const rows = [
    { id: 'a', edge: edgeOf({ kind: 'count', sample: true }) },
    { id: 'b', edge: edgeOf({ kind: 'commitment' }) },
    { id: 'c', edge: edgeOf({ kind: 'aim' }) },
    { id: 'd', edge: edgeOf({ kind: 'commitment' }) },
    { id: 'e', edge: edgeOf({ kind: 'estimate' }) },
  ]
  expect(groupByEdge(rows).map(({ edge, rows: found }) => [edge, found.map(({ id }) => id).join(' ')])).toEqual([
    ['commitment', 'b d'],
    ['aim', 'c'],
    ['estimate', 'e'],
    ['sample', 'a'],
  ])
  const between = [rows[1], rows[0], rows[2]].flatMap((row) => row ?? [])
  expect(groupByEdge(between).map(({ edge }) => edge)).toEqual(['commitment', 'aim', 'sample'])
})
it('the table of claims counts each figure once: a sample as a sample, whatever kind it will be, and a kind without figures as none', () => {
  const rows = [{ edge: edgeOf({ kind: 'count', sample: true }) }, { edge: edgeOf({ kind: 'aim' }) }, { edge: edgeOf({ kind: 'aim' }) }]
  expect(countByKind(['aim', 'count', 'sample'], rows).map(({ count }) => count)).toEqual([2, 0, 1])
})
it('the table of claims names the day once that most figures have', () => {
  expect(findMostFrequentDay(['2005', '2026-11-21', '2026-11-22', '2026-11-21'])).toBe('2026-11-21')
  expect(findMostFrequentDay(['2005', '2026-11-21'])).toBe('2005')
  expect(findMostFrequentDay([])).toBeUndefined()
})
