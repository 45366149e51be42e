/** How much of a label fits on its slab. Letters are measured in days, because the year is as wide as the drawing. */
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { Slab } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'

/** How many days wide a letter is where the drawing is narrowest: on a phone, beside the ladder with its long names, and from there on. */
export const DAYS_PER_LETTER = { phone: 12, tablet: 6.4, date: 4.4, wide: 3.3 }

/** Indent of a label from its slab's edge, in letters. */
const INDENT = 2

/** @returns the whole label of an event */
export const labelText = (day: string, type: PointsYearEvent['type'], isPast: boolean, words: PointsYearWords) =>
  isPast ? fillIn(words.lastYear, { day: shortDate(day) }) : `${shortDate(day)} · ${words.types[type]}`

/**
 * The days that a label may cover at any width of the drawing. It begins at its slab's start, or ends at its slab's end if the point is
 * from last year.
 */
export function labelDays({ day, type }: PointsYearEvent, { from, to }: Slab, isPast: boolean, words: PointsYearWords): [number, number][] {
  const date = (shortDate(day).length + INDENT) * DAYS_PER_LETTER.tablet
  const full = (labelText(day, type, isPast, words).length + INDENT) * DAYS_PER_LETTER.wide
  const start: [number, number] = [from, Math.min(to, from + Math.max(isPast ? 0 : date, full))]
  return isPast ? [start, [Math.max(from, to - date), to]] : [start]
}
