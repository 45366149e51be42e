/**
 * Calculates one employee's year day by day: which event's points count on which day, the total, and on which day a step is reached. Works
 * with every policy of attendancePolicy.ts, removal included. Days are "YYYY-MM-DD". Places in the year count from 0, January 1.
 */
import {
  type AttendanceEvent,
  type AttendancePolicy,
  createRemainingPointsCalculator,
  expiryDay,
  type LadderStep,
} from '../attendance/attendancePolicy.ts'

/** Points of one event in the drawing: from place `from` up to, not including, `to`, on `base` points of older events. */
type Slab = { from: number; to: number; base: number; points: number }
/** The slabs of one day's events. A slab moves down when one below it ends. `expires` is the place where the window ends it. */
export type SlabPile = { day: string; slabs: Slab[]; expires: number | null }
/** The total from place `from` up to, not including, `to`. */
export type PointLevel = { from: number; to: number; points: number }
/** The total reaches a step, which is only a task for HR. */
export type ReachedStep = { step: LadderStep; day: string; place: number }

export type CalculatedPointsYear = {
  /** 365 or 366. */
  days: number
  piles: SlabPile[]
  levels: PointLevel[]
  reached: ReachedStep[]
  atEnd: number
}

const DAY_MS = 86_400_000
/** @returns the day at a place; a negative place is before January 1 of `year` */
export const dayAtPlace = (place: number, year: number): string =>
  new Date(Date.UTC(year, 0, 1) + place * DAY_MS).toISOString().slice(0, 10)

/** @returns the number of days after January 1 of `year`; negative for earlier years */
export const placeOfDay = (day: string, year: number): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(year, 0, 1)) / DAY_MS)

/** @returns the total on a day */
export const calculatePoints = (events: AttendanceEvent[], policy: AttendancePolicy, day: string): number =>
  createRemainingPointsCalculator(events, policy)(day).reduce((sum, { points }) => sum + points, 0)

/** @returns the places where the total may change: each event, its end, and every day on which perfect attendance removes points */
function changePlacesOf(events: AttendanceEvent[], policy: AttendancePolicy, year: number, days: number): number[] {
  if (policy.removal.points > 0) return Array.from({ length: days }, (_, place) => place)
  const changePlaces = events.flatMap(({ day }) => [placeOfDay(day, year), placeOfDay(expiryDay(day, policy.windowMonths), year)])
  return [...new Set([0, ...changePlaces])].filter((place) => place >= 0 && place < days).sort((a, b) => a - b)
}

/**
 * @param events in any order, of this year and of the window before it
 * @returns the year from January 1 to December 31
 */
export function calculatePointsYear(events: AttendanceEvent[], policy: AttendancePolicy, year: number): CalculatedPointsYear {
  const days = placeOfDay(`${year + 1}-01-01`, year)
  const piles = new Map<string, SlabPile>()
  const levels: PointLevel[] = []
  const reached: ReachedStep[] = []
  let pointsBefore = calculatePoints(events, policy, dayAtPlace(-1, year))
  const changePlaces = changePlacesOf(events, policy, year, days)
  const remainingOn = createRemainingPointsCalculator(events, policy)
  for (const [index, from] of changePlaces.entries()) {
    const to = changePlaces[index + 1] ?? days
    const today = dayAtPlace(from, year)
    let base = 0
    for (const { day, points } of remainingOn(today)) {
      const end = placeOfDay(expiryDay(day, policy.windowMonths), year)
      const pile = piles.get(day) ?? { day, slabs: [], expires: end < days ? end : null }
      piles.set(day, pile)
      // Extend the last slab if nothing about it changed; otherwise start a new one. Points never come back once removed, so comparing with
      // the last slab is enough.
      const last = pile.slabs.at(-1)
      if (last && last.base === base && last.points === points) last.to = to
      else pile.slabs.push({ from, to, base, points })
      base += points
    }
    const level = levels.at(-1)
    if (level?.points === base) level.to = to
    else levels.push({ from, to, points: base })
    for (const step of policy.pointLadder) if (pointsBefore < step.at && base >= step.at) reached.push({ step, day: today, place: from })
    pointsBefore = base
  }
  return { days, piles: [...piles.values()], levels, reached, atEnd: pointsBefore }
}
