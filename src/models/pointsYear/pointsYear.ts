/**
 * Calculates one employee's year day by day: which event's points count on which day, the total, and on which day a step is reached. Works
 * with every policy of attendancePolicy.ts, removal included. Days are "YYYY-MM-DD". A day index counts from 0, January 1.
 */
import { dayAfter, daysBetween } from '#src/lib/anywhere/time/dates.ts'
import {
  type AttendanceEvent,
  type AttendancePolicy,
  calculateStanding,
  createRemainingPointsCalculator,
  expiryDay,
  type LadderStep,
} from '../attendance/attendancePolicy.ts'

/** Points of one event in the drawing: from day index `from` up to, not including, `to`, on `base` points of older events. */
export type Slab = { from: number; to: number; base: number; points: number }
/** The slabs of one day's events. A slab moves down when one below it ends. `expires`: index of the day on which the window ends it. */
export type SlabPile = { day: string; slabs: Slab[]; expires: number | null }
/** The total from day index `from` up to, not including, `to`. */
export type PointLevel = { from: number; to: number; points: number }
/** The total reaches a step, which is only a task for HR. */
export type ReachedStep = { step: LadderStep; day: string; dayIndex: number }

export type CalculatedPointsYear = {
  /** 365 or 366. */
  days: number
  piles: SlabPile[]
  levels: PointLevel[]
  reachedSteps: ReachedStep[]
  pointsAtEnd: number
}

/** @returns the total on a day of the year; 0 on any other day */
export const pointsAt = (levels: readonly PointLevel[], dayIndex: number): number =>
  levels.find(({ from, to }) => from <= dayIndex && dayIndex < to)?.points ?? 0

/** @returns the day with that index; a negative one is before January 1 of `year` */
export const dayAtIndex = (dayIndex: number, year: number): string => dayAfter(`${year}-01-01`, dayIndex)

/** @returns the index of a day: how many days it is after January 1 of `year`; negative for earlier years */
export const dayIndexOf = (day: string, year: number): number => daysBetween(`${year}-01-01`, day)

/** @returns the total on a day */
export const calculatePoints = (events: AttendanceEvent[], policy: AttendancePolicy, day: string): number =>
  calculateStanding(events, policy, day).points

/** @returns indexes of days on which the total may change: each event, its end, and each day on which perfect attendance removes points */
function changeIndexesOf(events: AttendanceEvent[], policy: AttendancePolicy, year: number, days: number): number[] {
  if (policy.removal.points > 0) return Array.from({ length: days }, (_, dayIndex) => dayIndex)
  const changeIndexes = events.flatMap(({ day }) => [dayIndexOf(day, year), dayIndexOf(expiryDay(day, policy.windowMonths), year)])
  return [...new Set([0, ...changeIndexes])].filter((dayIndex) => dayIndex >= 0 && dayIndex < days).sort((a, b) => a - b)
}

/**
 * @param events in any order, of this year and of the window before it
 * @returns the year from January 1 to December 31
 */
export function calculatePointsYear(events: AttendanceEvent[], policy: AttendancePolicy, year: number): CalculatedPointsYear {
  const days = dayIndexOf(`${year + 1}-01-01`, year)
  const piles = new Map<string, SlabPile>()
  const levels: PointLevel[] = []
  const reachedSteps: ReachedStep[] = []
  let pointsBefore = calculatePoints(events, policy, dayAtIndex(-1, year))
  const changeIndexes = changeIndexesOf(events, policy, year, days)
  const remainingOn = createRemainingPointsCalculator(events, policy)
  for (const [index, from] of changeIndexes.entries()) {
    const to = changeIndexes[index + 1] ?? days
    const today = dayAtIndex(from, year)
    let base = 0
    for (const { day, points } of remainingOn(today)) {
      const end = dayIndexOf(expiryDay(day, policy.windowMonths), year)
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
    for (const step of policy.pointLadder)
      if (pointsBefore < step.at && base >= step.at) reachedSteps.push({ step, day: today, dayIndex: from })
    pointsBefore = base
  }
  return { days, piles: [...piles.values()], levels, reachedSteps, pointsAtEnd: pointsBefore }
}
