/** Finds the lots that a person worked on after falling ill, for food safety. All times are of one day. */
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'

export type Lot = { id: string; line: string; from: string; to: string }
/** A stretch of a person's shift at one line. */
export type Stint = { line: string; from: string; to: string }

/** @returns whether the lot ran at the person's line at any minute after the onset */
export function isTouched(lot: Lot, stints: readonly Stint[], onset: string): boolean {
  return stints.some(
    ({ line, from, to }) =>
      line === lot.line && Math.max(minuteOf(from), minuteOf(lot.from), minuteOf(onset)) < Math.min(minuteOf(to), minuteOf(lot.to)),
  )
}

/** @returns the lots to look at, in their own order */
export const touchedLots = (lots: readonly Lot[], stints: readonly Stint[], onset: string): Lot[] =>
  lots.filter((lot) => isTouched(lot, stints, onset))
