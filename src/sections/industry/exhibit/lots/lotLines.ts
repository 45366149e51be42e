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
