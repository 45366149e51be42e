import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { Slab, SlabPile } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'

/** An event with points. Its first slab bears its label. */
export type DrawnEvent = {
  event: PointsYearEvent
  slabs: readonly Slab[]
  firstSlab: Slab
  /** It happened before this year, and still counts. */
  isPast: boolean
}

/** @returns the events with points, in the order of the piles */
export const listDrawnEvents = (piles: readonly SlabPile[], events: readonly PointsYearEvent[], year: number): DrawnEvent[] =>
  piles.flatMap(({ day, slabs }) => {
    const event = events.find((candidate) => candidate.day === day)
    const [firstSlab] = slabs
    return event && firstSlab ? [{ event, slabs, firstSlab, isPast: !isInYear(day, year) }] : []
  })

/** @returns the label of each event; lines go through all other slabs */
export const listSlabLabels = (drawnEvents: readonly DrawnEvent[], words: PointsYearWords): SlabLabel[] =>
  drawnEvents.map(({ event, firstSlab, isPast }) => ({
    days: labelDays(event, firstSlab, isPast, words),
    base: firstSlab.base,
    top: firstSlab.base + firstSlab.points,
  }))

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
function labelDays({ day, type }: PointsYearEvent, { from, to }: Slab, isPast: boolean, words: PointsYearWords): [number, number][] {
  const date = (shortDate(day).length + INDENT) * DAYS_PER_LETTER.tablet
  const full = (labelText(day, type, isPast, words).length + INDENT) * DAYS_PER_LETTER.wide
  const start: [number, number] = [from, Math.min(to, from + Math.max(isPast ? 0 : date, full))]
  return isPast ? [start, [Math.max(from, to - date), to]] : [start]
}

/** A label on a slab: the days that it may cover, and the height of the slab, in points. */
export type SlabLabel = { days: readonly (readonly [from: number, to: number])[]; base: number; top: number }

/**
 * @param dayIndex of a line from `top` points down to the ground
 * @returns the pieces of the line that cross no label, from low to high, the lowest first
 */
export function unlabeledPieces(dayIndex: number, top: number, labels: readonly SlabLabel[]): [number, number][] {
  const crossed = labels
    .filter(({ days, base }) => base < top && days.some(([from, to]) => from < dayIndex && dayIndex < to))
    .toSorted((one, other) => one.base - other.base)
  const pieces: [number, number][] = []
  let low = 0
  for (const { base, top: end } of crossed) {
    if (base > low) pieces.push([low, base])
    low = Math.max(low, end)
  }
  if (low < top) pieces.push([low, top])
  return pieces
}
