/**
 * One employee's year as the policy's own calculation sees it, day by day: which event's points count on which day, how high
 * the total is, and on which day a step is reached. Works with every policy of attendancePolicy.ts, removal included. Days are
 * calendar days, "YYYY-MM-DD"; places in the year count from 0, January 1.
 */
import { type AttendanceEvent, type AttendancePolicy, expiryDay, type LadderStep, pointsLeft } from '../attendance/attendancePolicy.ts'

/** Points of one event, and for how long they lie where: from place `from` up to, not with, `to`, on `base` points of older ones. */
type Slab = { from: number; to: number; base: number; points: number }
/** All that one day's events cost; the slab moves down when one below it ends. `expires`: the place where the window ends it. */
export type SlabPile = { day: string; slabs: Slab[]; expires: number | null }
/** The total from place `from` up to, not with, `to`. */
export type PointLevel = { from: number; to: number; points: number }
/** The total comes up to a step: a task for HR, and no more. */
export type ReachedStep = { step: LadderStep; day: string; place: number }

export type YearOfPoints = {
  /** Days of the year: 365 or 366. */
  days: number
  piles: SlabPile[]
  levels: PointLevel[]
  reached: ReachedStep[]
  atEnd: number
}

const DAY_MS = 86_400_000
/** @returns the day at a place; before January 1 of `year` where it is below 0 */
export const dayAtPlace = (place: number, year: number): string =>
  new Date(Date.UTC(year, 0, 1) + place * DAY_MS).toISOString().slice(0, 10)

/** @returns how many days after January 1 of `year` a day is; below 0 for earlier years */
export const placeOfDay = (day: string, year: number): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(year, 0, 1)) / DAY_MS)

/** @returns the total on a day */
export const pointsOn = (events: AttendanceEvent[], policy: AttendancePolicy, day: string): number =>
  pointsLeft(events, policy)(day).reduce((sum, { points }) => sum + points, 0)

/** @returns the places where the total may change: each event and its end, and every day where perfect attendance takes points off */
function turnsOf(events: AttendanceEvent[], policy: AttendancePolicy, year: number, days: number): number[] {
  if (policy.removal.points > 0) return Array.from({ length: days }, (_, place) => place)
  const turns = events.flatMap(({ day }) => [placeOfDay(day, year), placeOfDay(expiryDay(day, policy.windowMonths), year)])
  return [...new Set([0, ...turns])].filter((place) => place >= 0 && place < days).sort((a, b) => a - b)
}

/**
 * @param events in any order, of this year and of the window before it
 * @returns the year from January 1 to December 31
 */
export function yearOfPoints(events: AttendanceEvent[], policy: AttendancePolicy, year: number): YearOfPoints {
  const days = placeOfDay(`${year + 1}-01-01`, year)
  const piles = new Map<string, SlabPile>()
  const levels: PointLevel[] = []
  const reached: ReachedStep[] = []
  let before = pointsOn(events, policy, dayAtPlace(-1, year))
  const turns = turnsOf(events, policy, year, days)
  const leftOn = pointsLeft(events, policy)
  for (const [index, from] of turns.entries()) {
    const to = turns[index + 1] ?? days
    const today = dayAtPlace(from, year)
    let base = 0
    for (const { day, points } of leftOn(today)) {
      const end = placeOfDay(expiryDay(day, policy.windowMonths), year)
      const pile = piles.get(day) ?? { day, slabs: [], expires: end < days ? end : null }
      piles.set(day, pile)
      // It ends where this one begins: what was taken off does not come back.
      const last = pile.slabs.at(-1)
      if (last && last.base === base && last.points === points) last.to = to
      else pile.slabs.push({ from, to, base, points })
      base += points
    }
    const level = levels.at(-1)
    if (level?.points === base) level.to = to
    else levels.push({ from, to, points: base })
    for (const step of policy.pointLadder) if (before < step.at && base >= step.at) reached.push({ step, day: today, place: from })
    before = base
  }
  return { days, piles: [...piles.values()], levels, reached, atEnd: before }
}
