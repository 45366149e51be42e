/** Calculates the attendance metrics of models/policy/policy.ts, so that every rate in a picture follows from its counts. */

/** @returns `part` of `whole` as text, with one decimal below 10% and none above. @throws Error if `whole` is 0 */
export function formatRate(part: number, whole: number): string {
  if (whole <= 0) throw new Error('A share needs a whole above zero.')
  const share = (part / whole) * 100
  return `${share.toFixed(share < 10 ? 1 : 0)}%`
}

/** Counts of one week at one workplace. */
export type WeekCounts = {
  /** Scheduled shifts. */
  scheduled: number
  callOffs: number
  /** Call-offs that were reported before the notice window began. */
  early: number
  /** No-call/no-show shifts. */
  noShows: number
}

/** @returns the share of shifts that are no-call/no-show. Source of both formulas: `kpiTable` in src/content/shared/policy-tables.yaml */
export const noShowRate = ({ noShows, scheduled }: Pick<WeekCounts, 'noShows' | 'scheduled'>) => formatRate(noShows, scheduled)
/** @returns the share of call-offs that came before the notice window began */
export const earlyNoticeRate = ({ early, callOffs }: Pick<WeekCounts, 'early' | 'callOffs'>) => formatRate(early, callOffs)
