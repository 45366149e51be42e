import { clockAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'

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
  const momentAfter = (later: number) => ({ later, time: clockAfter(start, later) })
  return { begin: momentAfter(0), works: momentAfter(minutes), restored: momentAfter(hours * HOUR_MINUTES) }
}
