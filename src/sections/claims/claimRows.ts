/** The rows of the page /claims, their order, and the day that the page names once. The page passes the claims in. */

import { CLAIM_KINDS } from '#src/contentNames/claimKinds.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { ClaimsPageContent } from '#src/schemas/claimsPage.ts'

type Kind = keyof typeof CLAIM_KINDS
/** The edge of a row. A sample is not counted yet, so it has an edge of its own. */
export type ClaimEdge = Kind | 'sample'

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

/** A figure from another source may have only a year. */
const printedDay = (asOf: string) => (asOf.length === 4 ? asOf : longDate(asOf))

type DatedClaim = { kind: Kind; sample?: true | undefined; asOf: string }

/** @returns a row for each claim, and the most frequent day as printed */
function claimRows<T extends DatedClaim>(claims: Readonly<Record<string, T>>) {
  const day = findMostFrequentDay(Object.values(claims).map(({ asOf }) => asOf)) ?? ''
  const rows = Object.entries(claims).map(([id, claim]) => ({
    ...claim,
    id,
    edge: edgeOf(claim),
    ownDay: claim.asOf === day ? undefined : printedDay(claim.asOf),
  }))
  return { day: printedDay(day), rows }
}

/** @returns the page's groups, each with its rows */
const withRows = <Group extends { id: string }, Row extends { group: string }>(groups: readonly Group[], rows: readonly Row[]) =>
  groups.map((group) => ({ ...group, rows: rows.filter((row) => row.group === group.id) }))

/** @returns the kinds that the page explains, with their labels; samples last, if there are any */
const explainedKinds = <Item extends { id: Kind }, Sample>(
  items: readonly Item[],
  sample: Sample,
  rows: readonly { edge: ClaimEdge }[],
) => [
  ...items.map((item) => ({ ...item, label: CLAIM_KINDS[item.id] })),
  ...(rows.some(({ edge }) => edge === 'sample') ? [{ id: 'sample' as const, ...sample }] : []),
]

/**
 * @param words the page's kinds and groups, and its text on samples
 * @returns the kinds that the page explains, its groups with their rows, and the most frequent day
 */
export function explainedClaims<T extends DatedClaim & { group: string }>(
  { kinds, groups, sample }: Pick<ClaimsPageContent, 'kinds' | 'groups' | 'sample'>,
  claims: Readonly<Record<string, T>>,
) {
  const { day, rows } = claimRows(claims)
  return { day, kinds: { ...kinds, items: explainedKinds(kinds.items, sample, rows) }, groups: withRows(groups, rows) }
}
