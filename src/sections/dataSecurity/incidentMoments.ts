import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'

const DAY_MINUTES = 24 * 60

/** A moment after an incident: how many minutes later it is, and its time of day. */
type IncidentMoment = { later: number; time: string }
/** The incident itself, when someone works on it, and when service is restored. */
export type IncidentMoments = Record<'begin' | 'works' | 'restored', IncidentMoment>

/**
 * @param start time of the incident
 * @param minutes until someone works on it
 * @param hours until service is restored
 */
export function calculateIncidentMoments(start: string, minutes: number, hours: number): IncidentMoments {
  const momentAfter = (later: number) => ({ later, time: clockOf((minuteOf(start) + later) % DAY_MINUTES) })
  return { begin: momentAfter(0), works: momentAfter(minutes), restored: momentAfter(hours * 60) }
}
