import { describe, expect, it } from 'vitest'
import { countByKind, edgeOf, explainedClaims, findMostFrequentDay, groupByEdge } from './claimRows.ts'

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

describe('the claims on their page', () => {
  const words = {
    kinds: { id: 'kinds', heading: 'Kinds', bar: '{count}', items: (['aim', 'count'] as const).map((id) => ({ id, text: '' })) },
    groups: (['results', 'service', 'start'] as const).map((id) => ({ id, heading: id, label: id })),
    sample: { label: 'Sample', text: 'Invented.' },
  } as unknown as Parameters<typeof explainedClaims>[0]
  const claim = (asOf: string, group: string, more: { sample?: true } = {}) => ({ kind: 'aim' as const, asOf, group, ...more })
  const claims = {
    a: claim('2026-11-21', 'service'),
    b: claim('2026-11-21', 'results'),
    c: claim('2026-11-22', 'service'),
    d: claim('2005', 'service'),
  }
  const shown = explainedClaims(words, claims)
  const rows = shown.groups.flatMap((group) => group.rows)

  it('have a day of their own where that is another: a whole one in words, a year as it is', () => {
    expect(shown.day).toBe('November 21, 2026')
    expect(Object.fromEntries(rows.map(({ id, ownDay }) => [id, ownDay]))).toEqual({
      ...{ a: undefined, b: undefined },
      ...{ c: 'November 22, 2026', d: '2005' },
    })
  })
  it('are under the heading of their group, and a group without figures has none', () =>
    expect(shown.groups.map((group) => group.rows.map(({ id }) => id).join(' '))).toEqual(['b', 'a c d', '']))
  it('have explained what a sample is for as long as one is, after the other kinds', () => {
    const explained = (all: typeof claims) => explainedClaims(words, all).kinds.items.map(({ id }) => id)
    expect(explained(claims)).toEqual(['aim', 'count'])
    expect(explained({ ...claims, a: claim('2026-11-21', 'service', { sample: true }) })).toEqual(['aim', 'count', 'sample'])
  })
})
