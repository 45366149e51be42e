/** The lots that a person worked on after falling ill, for food safety, and where a drawing has their lines. All times are of one day. */
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

/** Heights of a drawn line, in pixels. */
export type LotLineY = {
  /** Baseline of the line's name. */
  name: number
  necks: number
  bottles: number
  belt: number
  /** Baseline of the numbers of its lots. */
  lot: number
  /** The floor before the line. */
  floor: number
}

const LINE_HEIGHT = 98
/** Space above the first line. */
const TOP = 24

/** @param index of the line from the top @returns where each of its things stands in the drawing */
export function lotLineY(index: number): LotLineY {
  const top = TOP + index * LINE_HEIGHT
  return { name: top + 14, necks: top + 27, bottles: top + 40, belt: top + 49, lot: top + 74, floor: top + 88 }
}

/** @returns the height of a drawing with so many lines */
export const lotLinesHeight = (count: number): number => TOP + count * LINE_HEIGHT
