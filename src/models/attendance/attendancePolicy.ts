/**
 * Calculates the attendance policy: the cost of an event, when a point expires, which step is reached, and the effect of a pending
 * protected absence. Every result is calculated from the whole list of events, so the order of entry does not matter, and a decision by HR
 * changes all results.
 * Source: specification sections 4, 5 and 9; docs/requirements/clarifications.md, "Figures": an absence that may be protected costs no
 * point until HR has decided. hrReview.ts has the decisions of HR. Days are calendar days, "YYYY-MM-DD".
 */
import { dayOf, isDay } from '#src/lib/anywhere/time/dates.ts'
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'

/** What an employee reports. */
export const REPORTED_EVENTS = ['tardy', 'earlyDeparture', 'unplannedAbsence'] as const
type EventType = (typeof REPORTED_EVENTS)[number] | 'noCallNoShow' | 'failureToReport'

/**
 * `pending` may be protected, and HR has not decided. `protected` was confirmed by HR. `none` is an ordinary event, also by HR's decision.
 */
type Protection = 'none' | 'pending' | 'protected'

/** `until` is the last day of an absence over several scheduled days, which is one event on its first day. */
export type AttendanceEvent = { id: string; day: string; until?: string; type: EventType; protection: Protection }

export type LadderStep = { id: 'verbal' | 'written' | 'final' | 'termination'; label: string; at: number }

export type AttendancePolicy = {
  points: Record<EventType, number>
  /** Maximum points for tardiness in one day. */
  tardyDailyCap: number
  windowMonths: number
  removal: { points: number; perfectDays: number }
  pointLadder: LadderStep[]
  noShowLadder: LadderStep[]
}

export type Standing = {
  points: number
  /** Step of the points ladder; null below the first. */
  pointStep: LadderStep | null
  /** No-call/no-shows in the window that are not protected or pending. */
  noShows: number
  noShowStep: LadderStep | null
  /** Events that wait for HR. They cost nothing and trigger nothing. */
  pending: number
}

/** @returns the time at which a day begins, in milliseconds @throws Error if `day` is not a calendar day */
function toTime(day: string): number {
  if (!isDay(day)) throw new Error(`"${day}" is not a calendar day like 2026-03-09.`)
  return Date.parse(day)
}

/** Whether an event costs points. Protected and pending ones never do. */
const isCharged = (event: AttendanceEvent): boolean => event.protection === 'none'

/** @returns the points of an event, before the daily cap on tardiness */
export function eventCost(event: AttendanceEvent, policy: AttendancePolicy): number {
  return isCharged(event) ? policy.points[event.type] : 0
}

/**
 * The first day on which an event no longer counts: the same day of the month, `windowMonths` later, or the last day of a shorter month.
 */
export function expiryDay(day: string, windowMonths: number): string {
  toTime(day)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + windowMonths, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + windowMonths, Math.min(date, last))))
}

/** @returns the highest step that the count reaches, or null */
export function stepReached(count: number, ladder: LadderStep[]): LadderStep | null {
  return ladder.filter((step) => count >= step.at).sort((a, b) => b.at - a.at)[0] ?? null
}

/**
 * Perfect days are counted from `end`. The points no longer count from `expires`. Times are in milliseconds: charts ask for every day of a
 * year, and days would be parsed again for each.
 */
type Charge = { day: string; time: number; end: number; expires: number; points: number }

/** Points by day, oldest first, with the daily cap on tardiness. @throws Error for an invalid day */
function chargesByDay(events: AttendanceEvent[], policy: AttendancePolicy): Charge[] {
  const days = new Map<string, { tardy: number; other: number; end: string }>()
  for (const event of events) {
    for (const day of [event.day, event.until ?? event.day]) toTime(day)
    const cost = eventCost(event, policy)
    const day = days.get(event.day) ?? { tardy: 0, other: 0, end: event.day }
    day[event.type === 'tardy' ? 'tardy' : 'other'] += cost
    if (cost > 0 && event.until && event.until > day.end) day.end = event.until
    days.set(event.day, day)
  }
  return [...days]
    .map(([day, { tardy, other, end }]) => ({
      day,
      time: toTime(day),
      end: toTime(end),
      expires: toTime(expiryDay(day, policy.windowMonths)),
      points: Math.min(tardy, policy.tardyDailyCap) + other,
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => one.time - other.time)
}

/**
 * Calculates how many of each day's points are left on a later day, oldest first: perfect attendance removes some, and the window ends the
 * rest. Days without points are left out.
 * @param events in any order; those after the asked day have not happened yet
 * @returns a function of the asked day, because callers ask for many days
 * @throws Error for an invalid day, when the returned function is called
 */
export function createRemainingPointsCalculator(
  events: AttendanceEvent[],
  policy: AttendancePolicy,
): (onDay: string) => { day: string; points: number }[] {
  const everyCharge = chargesByDay(events, policy)
  return (onDay) => {
    const onTime = toTime(onDay)
    const charges = everyCharge.filter(({ time }) => time <= onTime)
    const remainingPoints = charges.map((charge) => charge.points)
    const runLength = policy.removal.perfectDays * DAY_MS
    // Each full run of perfect days after an event removes points, the oldest first. Protected and pending absences are no charges, so they
    // neither end nor restart a run.
    for (const [index, { end }] of charges.entries()) {
      const until = charges[index + 1]?.time ?? onTime
      for (let earned = end + runLength; earned <= until; earned += runLength)
        removeOldest(remainingPoints, charges.slice(0, index + 1), policy.removal.points, earned)
    }
    return charges
      .map(({ day, expires }, index) => ({ day, points: onTime < expires ? (remainingPoints[index] ?? 0) : 0 }))
      .filter(({ points }) => points > 0)
  }
}

/**
 * Calculates an employee's standing on a day.
 * @param events in any order; those after `onDay` have not happened yet
 * @throws Error for an invalid day
 */
export function calculateStanding(events: AttendanceEvent[], policy: AttendancePolicy, onDay: string): Standing {
  const points = createRemainingPointsCalculator(events, policy)(onDay).reduce((sum, charge) => sum + charge.points, 0)
  const eventsSoFar = events.filter((event) => event.day <= onDay)
  const noShows = eventsSoFar.filter(
    (event) => event.type === 'noCallNoShow' && isCharged(event) && onDay < expiryDay(event.day, policy.windowMonths),
  ).length
  return {
    points,
    pointStep: stepReached(points, policy.pointLadder),
    noShows,
    noShowStep: stepReached(noShows, policy.noShowLadder),
    pending: eventsSoFar.filter((event) => event.protection === 'pending').length,
  }
}

/** Removes points from the oldest charges that still count on the day on which the removal was earned. */
function removeOldest(remaining: number[], charges: Charge[], amount: number, earned: number): void {
  let toRemove = amount
  for (const [index, { expires }] of charges.entries()) {
    if (earned >= expires) continue
    const removed = Math.min(remaining[index] ?? 0, toRemove)
    remaining[index] = (remaining[index] ?? 0) - removed
    toRemove -= removed
  }
}
