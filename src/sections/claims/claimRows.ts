/** The order in which the page /claims shows its figures, and the day that it names once. Pure: the page passes the claims in. */
import type { CLAIM_KINDS } from '../../facts/claimKinds'

type Kind = keyof typeof CLAIM_KINDS
/** What the edge of a row says: a sample's kind is not counted yet, so it has an edge of its own. */
export type ClaimEdge = Kind | 'sample'

export const edgeOf = ({ kind, sample }: { kind: Kind; sample?: true | undefined }): ClaimEdge => (sample ? 'sample' : kind)

/** @returns the rows of each kind together, in the order in which the kinds first come; samples last */
export function byEdge<T extends { edge: ClaimEdge }>(rows: readonly T[]): { edge: ClaimEdge; rows: T[] }[] {
  const edges = [...new Set(rows.map(({ edge }) => edge))].toSorted((a, b) => Number(a === 'sample') - Number(b === 'sample'))
  return edges.map((edge) => ({ edge, rows: rows.filter((row) => row.edge === edge) }))
}

/** @returns how many rows each kind has, in the order in which the page explains the kinds; none are 0 */
export const countOfKinds = <Edge extends ClaimEdge>(edges: readonly Edge[], rows: readonly { edge: ClaimEdge }[]) =>
  edges.map((edge) => ({ edge, count: rows.filter((row) => row.edge === edge).length }))

/** @returns the day that most have: the page says it once, and a row only another. The first of two that are as frequent. */
export function commonDay(days: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
