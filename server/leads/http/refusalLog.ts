/** Refused requests in the log: a form that sends none but wrong ones loses every lead, and the store knows nothing of it. */
import type { EventLog } from '../log.ts'

/** One line for each status in so many milliseconds: a flood of refusals must not flood the log. */
const PAUSE = 60_000

/** @param steady milliseconds by a clock that cannot jump @returns a function that takes the status of each refusal */
export function createRefusalLog(log: EventLog, steady: () => number = () => performance.now()): (status: number) => void {
  const seen = new Map<number, { saidAt: number; count: number }>()
  return (status) => {
    const one = seen.get(status) ?? { saidAt: Number.NEGATIVE_INFINITY, count: 0 }
    seen.set(status, one)
    one.count += 1
    if (steady() - one.saidAt < PAUSE) return
    log({ event: 'lead.refused', status, count: one.count })
    one.saidAt = steady()
    one.count = 0
  }
}
