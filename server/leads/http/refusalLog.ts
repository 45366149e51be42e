/** Logs refused requests. If the form sends only invalid requests, every lead is lost, and the store does not show it. */
import type { EventLog } from '../log.ts'

/** At most one line for each status in this time, because a flood of refusals must not flood the log. */
const LINE_PAUSE_MS = 60_000

type Clock = {
  /** Milliseconds of a monotonic clock. */
  monotonicNow: () => number
  /** Calls back after this many milliseconds. It does not keep the process alive. */
  later: (act: () => void, milliseconds: number) => void
}
const CLOCK: Clock = {
  monotonicNow: () => performance.now(),
  // On Workers a timer is a number and may end with its request. Then the next refusal writes the line.
  later: (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds)
    if (typeof timer === 'object') timer.unref()
  },
}

/** @returns a function that takes the status of each refusal and the names of the wrong fields, without their values */
export function createRefusalLog(
  log: EventLog,
  { monotonicNow, later }: Clock = CLOCK,
): (status: number, fields?: readonly string[]) => void {
  type Refusals = { loggedAt: number; count: number; fields: Set<string>; isDue: boolean }
  const refusalsByStatus = new Map<number, Refusals>()
  const logRefusals = (status: number, refusals: Refusals) => {
    log({ event: 'lead.refused', status, count: refusals.count, ...(refusals.fields.size > 0 ? { fields: [...refusals.fields] } : {}) })
    Object.assign(refusals, { loggedAt: monotonicNow(), count: 0, fields: new Set() })
  }
  return (status, fields = []) => {
    const refusals = refusalsByStatus.get(status) ?? { loggedAt: Number.NEGATIVE_INFINITY, count: 0, fields: new Set(), isDue: false }
    refusalsByStatus.set(status, refusals)
    refusals.count += 1
    for (const field of fields) refusals.fields.add(field)
    const remainingPause = refusals.loggedAt + LINE_PAUSE_MS - monotonicNow()
    if (remainingPause <= 0) return logRefusals(status, refusals)
    if (refusals.isDue) return
    refusals.isDue = true
    // Flush the count when the pause ends. Otherwise the last refusals of a flood would be logged only with the next refusal, perhaps days
    // later.
    later(() => {
      refusals.isDue = false
      if (refusals.count > 0) logRefusals(status, refusals)
    }, remainingPause)
  }
}
