import type { Slab, SlabPile } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { labelDays } from './labelFit.ts'
import type { SlabLabel } from './unlabeledPieces.ts'

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
