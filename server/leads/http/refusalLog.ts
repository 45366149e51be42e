/** Logs refused requests: a form that sends only wrong ones loses every lead, and the store knows nothing of it. */
import type { EventLog } from '../log.ts'

/** One line for each status in so many milliseconds: a flood of refusals must not flood the log. */
const LINE_PAUSE_MS = 60_000

type Clock = {
  /** Milliseconds by a clock that cannot jump. */
  steady: () => number
  /** Calls back after so many milliseconds, unless the process has nothing else to do by then. */
  later: (act: () => void, milliseconds: number) => void
}
const CLOCK: Clock = {
  steady: () => performance.now(),
  // On Workers a timer is a number, and may be dropped with its request: then the next refusal writes the line.
  later: (act, milliseconds) => (setTimeout(act, milliseconds) as Partial<NodeJS.Timeout>).unref?.(),
}

/** @returns a function that takes the status of each refusal, and the names of the fields that were wrong, without what was typed in them */
export function createRefusalLog(log: EventLog, { steady, later }: Clock = CLOCK): (status: number, fields?: readonly string[]) => void {
  type Refusals = { loggedAt: number; count: number; fields: Set<string>; isDue: boolean }
  const refusalsByStatus = new Map<number, Refusals>()
  const logRefusals = (status: number, refusals: Refusals) => {
    log({ event: 'lead.refused', status, count: refusals.count, ...(refusals.fields.size > 0 ? { fields: [...refusals.fields] } : {}) })
    Object.assign(refusals, { loggedAt: steady(), count: 0, fields: new Set() })
  }
  return (status, fields = []) => {
    const refusals = refusalsByStatus.get(status) ?? { loggedAt: Number.NEGATIVE_INFINITY, count: 0, fields: new Set(), isDue: false }
    refusalsByStatus.set(status, refusals)
    refusals.count += 1
    for (const field of fields) refusals.fields.add(field)
    const pauseLeft = refusals.loggedAt + LINE_PAUSE_MS - steady()
    if (pauseLeft <= 0) return logRefusals(status, refusals)
    if (refusals.isDue) return
    refusals.isDue = true
    // Without this timer, the next refusal would bring the last ones of a flood into the log, perhaps days later.
    later(() => {
      refusals.isDue = false
      if (refusals.count > 0) logRefusals(status, refusals)
    }, pauseLeft)
  }
}
