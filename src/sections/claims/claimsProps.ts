/** The props of the page /claims: its rows by group, the kinds that it explains, and the day that it names once. */

import { longDate } from '#src/lib/anywhere/time/dates.ts'
import { CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import type { ClaimsPageContent } from '#src/schemas/pages/claimsPage.ts'
import { type ClaimEdge, edgeOf, findMostFrequentDay } from './claimRows.ts'

type Kind = keyof typeof CLAIM_KINDS

/** A figure from another source may have only a year. */
const printedDay = (asOf: string) => (asOf.length === 4 ? asOf : longDate(asOf))

type DatedClaim = { kind: Kind; sample?: true | undefined; asOf: string }

/** @returns a row for each claim, and the most frequent day as printed */
function listClaimRows<T extends DatedClaim>(claims: Readonly<Record<string, T>>) {
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
export function createClaimsProps<T extends DatedClaim & { group: string }>(
  { kinds, groups, sample }: Pick<ClaimsPageContent, 'kinds' | 'groups' | 'sample'>,
  claims: Readonly<Record<string, T>>,
) {
  const { day, rows } = listClaimRows(claims)
  return { day, kinds: { ...kinds, items: explainedKinds(kinds.items, sample, rows) }, groups: withRows(groups, rows) }
}
