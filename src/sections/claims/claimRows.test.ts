import { expect, it } from 'vitest'
import { byEdge, claimRows, commonDay, countOfKinds, edgeOf, explainedKinds, withRows } from './claimRows.ts'

it('the table of claims shows the figures of a kind together, in the order in which the kinds come, and samples last', () => {
  const rows = [
    { id: 'a', edge: edgeOf({ kind: 'count', sample: true }) },
    { id: 'b', edge: edgeOf({ kind: 'commitment' }) },
    { id: 'c', edge: edgeOf({ kind: 'aim' }) },
    { id: 'd', edge: edgeOf({ kind: 'commitment' }) },
    { id: 'e', edge: edgeOf({ kind: 'estimate' }) },
  ]
  expect(byEdge(rows).map(({ edge, rows: found }) => [edge, found.map(({ id }) => id).join(' ')])).toEqual([
    ['commitment', 'b d'],
    ['aim', 'c'],
    ['estimate', 'e'],
    ['sample', 'a'],
  ])
  const between = [rows[1], rows[0], rows[2]].flatMap((row) => row ?? [])
  expect(byEdge(between).map(({ edge }) => edge)).toEqual(['commitment', 'aim', 'sample'])
})
it('the table of claims counts each figure once: a sample as a sample, whatever kind it will be, and a kind without figures as none', () => {
  const rows = [{ edge: edgeOf({ kind: 'count', sample: true }) }, { edge: edgeOf({ kind: 'aim' }) }, { edge: edgeOf({ kind: 'aim' }) }]
  expect(countOfKinds(['aim', 'count', 'sample'], rows).map(({ count }) => count)).toEqual([2, 0, 1])
})
it('the table of claims names the day once that most figures have', () => {
  expect(commonDay(['2005', '2026-11-21', '2026-11-22', '2026-11-21'])).toBe('2026-11-21')
  expect(commonDay(['2005', '2026-11-21'])).toBe('2005')
  expect(commonDay([])).toBeUndefined()
})
it('the table of claims gives a figure a day of its own where that is another: a whole one in words, a year as it is', () => {
  const claim = (asOf: string) => ({ kind: 'aim' as const, asOf })
  const { day, rows } = claimRows(
    { a: claim('2026-11-21'), b: claim('2026-11-21'), c: claim('2026-11-22'), d: claim('2005') },
    (id) => `label of ${id}`,
  )
  expect(day).toBe('November 21, 2026')
  expect(rows.map(({ ownDay }) => ownDay)).toEqual([undefined, undefined, 'November 22, 2026', '2005'])
  expect(rows.map(({ label }) => label)).toContain('label of c')
})
it('the table of claims has each figure under the heading of its group, and a group without figures none', () => {
  const rows = [
    { id: 'a', group: 'service' },
    { id: 'b', group: 'results' },
    { id: 'c', group: 'service' },
  ]
  const shown = withRows([{ id: 'results' }, { id: 'service' }, { id: 'start' }], rows)
  expect(shown.map(({ rows: own }) => own.map(({ id }) => id).join(' '))).toEqual(['b', 'a c', ''])
})
it('the page of claims explains what a sample is for as long as it shows one, after the other kinds', () => {
  const explained = (rows: Parameters<typeof explainedKinds>[2]) =>
    explainedKinds([{ id: 'aim' }, { id: 'count' }], { label: 'Sample' }, rows).map(({ id }) => id)
  expect(explained([{ edge: 'aim' }, { edge: 'sample' }])).toEqual(['aim', 'count', 'sample'])
  expect(explained([{ edge: 'aim' }])).toEqual(['aim', 'count'])
})
