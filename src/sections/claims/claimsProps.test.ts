import { describe, expect, it } from 'vitest'
import { createClaimsProps } from './claimsProps.ts'

describe('the claims on their page', () => {
  const words = {
    kinds: { id: 'kinds', heading: 'Kinds', bar: '{count}', items: (['aim', 'count'] as const).map((id) => ({ id, text: '' })) },
    groups: (['results', 'service', 'start'] as const).map((id) => ({ id, heading: id, label: id })),
    sample: { label: 'Sample', text: 'Invented.' },
  } as unknown as Parameters<typeof createClaimsProps>[0]
  const claim = (asOf: string, group: string, more: { sample?: true } = {}) => ({ kind: 'aim' as const, asOf, group, ...more })
  const claims = {
    a: claim('2026-11-21', 'service'),
    b: claim('2026-11-21', 'results'),
    c: claim('2026-11-22', 'service'),
    d: claim('2005', 'service'),
  }
  const claimsProps = createClaimsProps(words, claims)
  const rows = claimsProps.groups.flatMap((group) => group.rows)

  it('have a day of their own where that is another: a whole one in words, a year as it is', () => {
    expect(claimsProps.day).toBe('November 21, 2026')
    expect(Object.fromEntries(rows.map(({ id, ownDay }) => [id, ownDay]))).toEqual({
      a: undefined,
      b: undefined,
      c: 'November 22, 2026',
      d: '2005',
    })
  })
  it('are under the heading of their group, and a group without figures has none', () =>
    expect(claimsProps.groups.map((group) => group.rows.map(({ id }) => id).join(' '))).toEqual(['b', 'a c d', '']))
  it('have explained what a sample is for as long as one is, after the other kinds', () => {
    const explained = (all: typeof claims) => createClaimsProps(words, all).kinds.items.map(({ id }) => id)
    expect(explained(claims)).toEqual(['aim', 'count'])
    expect(explained({ ...claims, a: claim('2026-11-21', 'service', { sample: true }) })).toEqual(['aim', 'count', 'sample'])
  })
})
