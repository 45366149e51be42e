/**
 * What waits for HR, and what HR's decision makes of it. Everything waits except what provably needs no review; HR can
 * reverse every outcome.
 *
 * Source: docs/requirements/decisions.md, "Absences and points"; 29 CFR 825.303(c) for the failure to report; the states' rules as
 * site/stateRules.ts lists them.
 */
import type { AttendanceEvent } from './attendancePolicy'

/** What a place's law says, as far as the calculation needs it. */
type PlaceRule = {
  /** Paid leave that may be used for any reason: then no reason can rule it out. */
  anyReason: boolean
  points: 'barred' | 'retaliation' | 'noneFound' | 'notVerified'
}

export type Report = {
  /** Null when there was no report at all: a no-call/no-show carries no reason. */
  reason: { mayScore: boolean } | null
  /** Answer to the fixed yes/no question. Null: not asked, or not answered. */
  answer: 'yes' | 'no' | null
  emergencyDeclared: boolean
  /** The rules of the places where the employee works: state and city. */
  places: readonly PlaceRule[]
}

/**
 * Whether a report waits for HR. Absences, late arrivals and early departures go the same way.
 * @returns `pending`, or `none` where the policy applies by itself
 */
export function reviewOf({ reason, answer, emergencyDeclared, places }: Report): 'pending' | 'none' {
  const needsNoReview = reason?.mayScore && answer === 'no' && !emergencyDeclared && !places.some((place) => place.anyReason)
  return needsNoReview ? 'none' : 'pending'
}

export type NoShowFinding = {
  /** HR confirmed that the absence itself is protected. */
  isProtected: boolean
  /** Something kept the employee from reporting (29 CFR 825.303(c)): hospital, accident, disaster. */
  unusualCircumstances: boolean
  places: readonly PlaceRule[]
}

/**
 * HR closes a no-call/no-show. Absence and failure to report are two events: a protected absence is never charged, and
 * the failure beside it only where nothing excuses it and no listed law stands against points for protected leave.
 * @returns the event as it counts from now on, on its original day
 */
export function closeNoShow(event: AttendanceEvent, { isProtected, unusualCircumstances, places }: NoShowFinding): AttendanceEvent {
  if (!isProtected) return { ...event, type: unusualCircumstances ? 'unplannedAbsence' : 'noCallNoShow', protection: 'none' }
  // "Not verified" errs on the employee's side.
  const isExcused = unusualCircumstances || places.some(({ points }) => points !== 'noneFound')
  if (isExcused) return { ...event, type: 'unplannedAbsence', protection: 'protected' }
  return { ...event, type: 'failureToReport', protection: 'none' }
}

/** One day of absence as it was reported. */
export type AbsenceDay = AttendanceEvent & { reason: string | null }

/**
 * Makes one event of consecutive scheduled days with one reason and one decision. Days without a reason (no-call/
 * no-shows) and other types stay as they are.
 * @param scheduledDays the employee's scheduled days, "YYYY-MM-DD", in any order
 */
export function joinConsecutive(days: readonly AbsenceDay[], scheduledDays: readonly string[]): AttendanceEvent[] {
  const schedule = [...new Set(scheduledDays)].sort()
  const joined: AbsenceDay[] = []
  for (const next of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const before = joined.findLast((one) => one.type === next.type)
    const place = schedule.indexOf(next.day)
    const follows = before && schedule[place - 1] === (before.until ?? before.day)
    const isSame = before?.reason === next.reason && before?.protection === next.protection
    if (before && follows && isSame && next.type === 'unplannedAbsence' && next.reason !== null) before.until = next.day
    else joined.push({ ...next })
  }
  return joined.map(({ reason: _, ...event }) => event)
}
