/**
 * Which reports HR reviews together and which one by one, and what follows from HR's decision. Nothing counts before that
 * decision, and HR can reverse every outcome. The morning on home sorts its reports by these rules. No picture shows the rest
 * of them; they are here for texts to agree with (docs/decisions/045-reports-wait-for-hr.md).
 *
 * Source: docs/requirements/clarifications.md, "Absences and points"; 29 CFR 825.303(c) for the failure to report; the states' rules as
 * src/content/state-rules.yaml lists them.
 */
import type { AttendanceEvent } from './attendancePolicy.ts'

/** What a place's law says, as far as the calculation needs it. */
type PlaceRule = {
  /** Paid leave that may be used for any reason: then no reason can rule it out. */
  anyReason: boolean
  points: 'barred' | 'barredEarlier' | 'retaliation' | 'noneFound' | 'notVerified'
}

export type AbsenceReport = {
  /** Null when there was no report at all: a no-call/no-show carries no reason. */
  reason: { mayBeListed: boolean } | null
  /** Answer to the fixed yes/no question. Null: not asked, or not answered. */
  answer: 'yes' | 'no' | null
  /** HR or a public authority has declared an emergency or a site-wide event. */
  emergencyDeclared: boolean
  /** The rules of the places where the employee works: state and city. */
  places: readonly PlaceRule[]
}

/**
 * Every report waits for HR; absences, late arrivals and early departures go the same way. The answers only sort them.
 * @returns whether HR may read the report on a list of its kind and confirm or hold it there; all others are opened one
 *   by one
 */
export function isListedTogether({ reason, answer, emergencyDeclared, places }: AbsenceReport): boolean {
  if (!reason?.mayBeListed || answer !== 'no') return false
  return !emergencyDeclared && !places.some((place) => place.anyReason)
}

export type NoShowFinding = {
  /** HR confirmed that the absence itself is protected. */
  isProtected: boolean
  /** Something kept the employee from reporting (29 CFR 825.303(c)): hospital, accident, disaster; or a report after the cutoff came as soon as practicable. */
  hasUnusualCircumstances: boolean
  places: readonly PlaceRule[]
}

/**
 * HR closes a no-call/no-show. Absence and failure to report are two events: a protected absence is never charged, and
 * the failure beside it only where nothing excuses it and no listed law stands against points for protected leave.
 * @returns the event as it counts from now on, on its original day
 * @internal docs/decisions/045-reports-wait-for-hr.md: a rule that texts are held to, and that tests hold the calculation to
 */
export function closeNoShow(event: AttendanceEvent, { isProtected, hasUnusualCircumstances, places }: NoShowFinding): AttendanceEvent {
  if (!isProtected) return { ...event, type: hasUnusualCircumstances ? 'unplannedAbsence' : 'noCallNoShow', protection: 'none' }
  // "Not verified" errs on the employee's side.
  const isExcused = hasUnusualCircumstances || places.some(({ points }) => points !== 'noneFound')
  if (isExcused) return { ...event, type: 'unplannedAbsence', protection: 'protected' }
  return { ...event, type: 'failureToReport', protection: 'none' }
}

const WHOLE_DAYS = new Set<AttendanceEvent['type']>(['unplannedAbsence', 'noCallNoShow', 'failureToReport'])

/** One day of absence, with the reason that was reported or null. */
export type AbsenceDay = AttendanceEvent & { reason: string | null }

/**
 * Makes one event of consecutive scheduled days with one reason and one decision; days without a reason count as having
 * the same one. A reported day and an unreported one stay apart, and so does each late arrival and early departure.
 * @param scheduledDays the employee's scheduled days, "YYYY-MM-DD", in any order
 * @internal docs/decisions/045-reports-wait-for-hr.md: a rule that texts are held to, and that tests hold the calculation to
 */
export function joinConsecutive(days: readonly AbsenceDay[], scheduledDays: readonly string[]): AttendanceEvent[] {
  const schedule = [...new Set(scheduledDays)].sort()
  const joined: AbsenceDay[] = []
  for (const next of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const before = joined.findLast((one) => one.type === next.type)
    const place = schedule.indexOf(next.day)
    const follows = before && schedule[place - 1] === (before.until ?? before.day)
    const isSame = before?.reason === next.reason && before.protection === next.protection
    if (before && follows && isSame && WHOLE_DAYS.has(next.type)) before.until = next.day
    else joined.push({ ...next })
  }
  return joined.map(({ reason: _, ...event }) => event)
}
