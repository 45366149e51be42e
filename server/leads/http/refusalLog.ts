/** Refused requests in the log: a form that sends none but wrong ones loses every lead, and the store knows nothing of it. */
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
  type Seen = { saidAt: number; count: number; fields: Set<string>; isDue: boolean }
  const seen = new Map<number, Seen>()
  const say = (status: number, one: Seen) => {
    log({ event: 'lead.refused', status, count: one.count, ...(one.fields.size > 0 ? { fields: [...one.fields] } : {}) })
    Object.assign(one, { saidAt: steady(), count: 0, fields: new Set() })
  }
  return (status, fields = []) => {
    const one = seen.get(status) ?? { saidAt: Number.NEGATIVE_INFINITY, count: 0, fields: new Set(), isDue: false }
    seen.set(status, one)
    one.count += 1
    for (const field of fields) one.fields.add(field)
    const left = one.saidAt + LINE_PAUSE_MS - steady()
    if (left <= 0) return say(status, one)
    if (one.isDue) return
    one.isDue = true
    // Otherwise the last ones of a flood would be written with the next refusal, perhaps days later.
    later(() => {
      one.isDue = false
      if (one.count > 0) say(status, one)
    }, left)
  }
}
