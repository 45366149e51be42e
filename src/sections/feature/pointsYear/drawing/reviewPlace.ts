/** Places the note on a report that waits for HR: at its day, clear of the slabs and of the page's words. */
import { type PointLevel, pointsAt } from '#src/models/pointsYear/pointsYear.ts'
import { hasPointsInWords, headroomAt, type PointsYearScale } from './pointsYearScale.ts'

/** Distance between the slabs and the note, in points: clear of the line on top and its notes. A point is lower in a reduced drawing. */
const NOTE_GAP = { full: 0.7, reduced: 1.3 }
/** Height of the note, in points. */
const NOTE_HEIGHT = { full: 1.2, reduced: 2.2 }
/** Width of the note in the narrowest drawing and in wide ones, in days. */
const NOTE_WIDTH = { narrow: 144, wide: 84 }

export type ReviewPlace = {
  /** Share of the note to the left of its day, from 0 to 1. */
  share: number
  /** Lower edge of the note, and height of the slabs below it on its day, in points. */
  base: number
  level: number
}

/** @param levels of the whole year */
export function placeReview(dayIndex: number, levels: readonly PointLevel[], scale: PointsYearScale): ReviewPlace {
  const size = hasPointsInWords(levels, scale) ? 'reduced' : 'full'
  const maxBase = (size === 'reduced' ? scale.maxPoints : headroomAt(dayIndex, scale)) - NOTE_HEIGHT[size]
  /** @returns the lowest base at which a note with this share to the left of its day clears the slabs */
  const clearBase = (share: number) => {
    const start = dayIndex - NOTE_WIDTH.wide * share
    const levelsBelow = levels.filter(({ from, to }) => from < start + NOTE_WIDTH.wide && to > start)
    return Math.max(...levelsBelow.map(({ points }) => points)) + NOTE_GAP[size]
  }
  // Near an end of the year the note stands beside its day instead of around it, and before its day if later slabs leave no space.
  const shareAtEnd = 1 - (scale.days - dayIndex) / NOTE_WIDTH.narrow
  const shareAround = Math.min(Math.max(0.5, shareAtEnd), dayIndex / NOTE_WIDTH.narrow)
  const share = clearBase(shareAround) > maxBase && dayIndex > NOTE_WIDTH.narrow ? 1 : shareAround
  // Over slabs, if there is no space above them.
  const base = Math.min(clearBase(share), maxBase)
  return { share, base, level: Math.min(base, pointsAt(levels, dayIndex)) }
}
