/**
 * Decides which reports HR reviews together and which one by one, and what follows from HR's decision. Nothing counts before that decision,
 * and HR can reverse every outcome. The morning on home sorts its reports by these rules. No picture shows the other rules; texts agree
 * with them (docs/decisions/045-reports-wait-for-hr.md).
 * Source: docs/requirements/clarifications.md, "Absences and points"; 29 CFR 825.303(c) for the failure to report; the states' rules in
 * src/content/facts/state-rules.yaml.
 */
import type { AttendanceEvent } from './attendancePolicy.ts'

/** The law of a place, as far as the calculation needs it. */
type PlaceRule = {
  /** The place has paid leave for any reason, so no reason can rule it out. */
  anyReason: boolean
  points: 'barred' | 'barredEarlier' | 'retaliation' | 'noneFound' | 'notVerified'
}

export type AbsenceReport = {
  /** Null if there was no report: a no-call/no-show has no reason. */
  reason: { mayBeListed: boolean } | null
  /** Answer to the fixed yes/no question; null if it was not asked or not answered. */
  answer: 'yes' | 'no' | null
  /** HR or a public authority has declared an emergency or a site-wide event. */
  isEmergencyDeclared: boolean
  /** The rules of the employee's workplaces: state and city. */
  places: readonly PlaceRule[]
}

/**
 * Every report waits for HR, also late arrivals and early departures. The answers only sort them.
 * @returns whether HR may read the report on a list of its kind, and confirm or hold it there. All others are opened one by one.
 */
export function isListedTogether({ reason, answer, isEmergencyDeclared, places }: AbsenceReport): boolean {
  if (!reason?.mayBeListed || answer !== 'no') return false
  return !isEmergencyDeclared && !places.some((place) => place.anyReason)
}

export type NoShowFinding = {
  /** HR confirmed that the absence itself is protected. */
  isProtected: boolean
  /**
   * Something kept the employee from reporting (29 CFR 825.303(c)), such as a hospital, an accident or a disaster; or a report after the
   * cutoff came as soon as practicable.
   */
  hasUnusualCircumstances: boolean
  places: readonly PlaceRule[]
}

/**
 * Closes a no-call/no-show by HR's finding. Absence and failure to report are two events. A protected absence is never charged. The failure
 * is charged only if nothing excuses it and no listed law forbids points for protected leave.
 * @returns the event as it counts now, on its original day
 * @internal Texts follow this rule (docs/decisions/045-reports-wait-for-hr.md), and tests check it.
 */
export function closeNoShow(event: AttendanceEvent, { isProtected, hasUnusualCircumstances, places }: NoShowFinding): AttendanceEvent {
  if (!isProtected) return { ...event, type: hasUnusualCircumstances ? 'unplannedAbsence' : 'noCallNoShow', protection: 'none' }
  // A law that was not verified counts in the employee's favor.
  const isExcused = hasUnusualCircumstances || places.some(({ points }) => points !== 'noneFound')
  if (isExcused) return { ...event, type: 'unplannedAbsence', protection: 'protected' }
  return { ...event, type: 'failureToReport', protection: 'none' }
}

const WHOLE_DAYS = new Set<AttendanceEvent['type']>(['unplannedAbsence', 'noCallNoShow', 'failureToReport'])

/** One day of absence; its reason is null if none was reported. */
export type AbsenceDay = AttendanceEvent & { reason: string | null }

/**
 * Joins consecutive scheduled days with one reason and one decision into one event. Days without a reason count as having the same one. A
 * reported day and an unreported one stay apart, and so does each late arrival and early departure.
 * @param scheduledDays the employee's scheduled days, "YYYY-MM-DD", in any order
 * @internal Texts follow this rule (docs/decisions/045-reports-wait-for-hr.md), and tests check it.
 */
export function joinConsecutive(days: readonly AbsenceDay[], scheduledDays: readonly string[]): AttendanceEvent[] {
  const schedule = [...new Set(scheduledDays)].sort()
  const joinedDays: AbsenceDay[] = []
  for (const next of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const before = joinedDays.findLast((earlier) => earlier.type === next.type)
    const dayIndex = schedule.indexOf(next.day)
    const isNext = before && schedule[dayIndex - 1] === (before.until ?? before.day)
    const isSame = before?.reason === next.reason && before.protection === next.protection
    if (before && isNext && isSame && WHOLE_DAYS.has(next.type)) before.until = next.day
    else joinedDays.push({ ...next })
  }
  return joinedDays.map(({ reason: _, ...event }) => event)
}
