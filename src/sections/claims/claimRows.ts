/** The rows of the page /claims, their order, and the most frequent day of them. */

import type { CLAIM_KINDS } from '#src/models/names/claimKinds.ts'

type Kind = keyof typeof CLAIM_KINDS
/** The edge of a row. A sample is not counted yet, so it has an edge of its own. */
export type ClaimEdge = Kind | 'sample'

/** @returns the kind of a claim, unless it is a sample */
export const edgeOf = ({ kind, sample }: { kind: Kind; sample?: true | undefined }): ClaimEdge => (sample ? 'sample' : kind)

/** @returns the rows grouped by edge, in the order in which the edges first occur; samples last */
export function groupByEdge<T extends { edge: ClaimEdge }>(rows: readonly T[]): { edge: ClaimEdge; rows: T[] }[] {
  const edges = [...new Set(rows.map(({ edge }) => edge))].toSorted((a, b) => Number(a === 'sample') - Number(b === 'sample'))
  return edges.map((edge) => ({ edge, rows: rows.filter((row) => row.edge === edge) }))
}

/** @returns how many rows each kind has, in the order of the page's explanations; kinds without rows are left out */
export const countByKind = <Edge extends ClaimEdge>(edges: readonly Edge[], rows: readonly { edge: ClaimEdge }[]) =>
  edges.map((edge) => ({ edge, count: rows.filter((row) => row.edge === edge).length }))

/** @returns the most frequent day, or the first of two that are equally frequent. The page names it once, and rows only other days. */
export function findMostFrequentDay(days: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
