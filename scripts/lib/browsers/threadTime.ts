/** Corrects a trace: removes the time in which threads waited for a processor. */

/** An event of Chromium's trace. Times are in microseconds; `tdur` is the processor time of the thread, if it was recorded. */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** Chromium's older and newer names for the tasks of a thread. */
const TASK_EVENTS = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'ThreadControllerImpl::DoWork',
  'TaskQueueManager::ProcessTaskFromWorkQueue',
])

/**
 * On a busy machine, a thread waits for a processor in the middle of a task. Lighthouse's simulation counts the waiting as work of the
 * page, and multiplies it (docs/decisions/063-one-phone-on-every-machine.md).
 * @param events in any order; they are not changed
 * @returns the same events, with each task as long as its thread worked on it, and the events inside moved in proportion. A task without a
 *   processor time, or with one longer than itself, stays as it is.
 */
export function toThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  /** The current task of each thread. */
  const current = new Map<string, { from: number; until: number; share: number }>()
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      const thread = `${event.pid}:${event.tid}`
      const around = current.get(thread)
      const isWithin = around !== undefined && event.ts < around.until
      if (!isWithin && !TASK_EVENTS.has(event.name)) return event
      const task = isWithin ? around : { from: event.ts, until: event.ts + (event.dur ?? 0), share: threadShare(event) }
      current.set(thread, task)
      const moved = { ...event, ts: task.from + (event.ts - task.from) * task.share }
      return event.dur === undefined ? moved : { ...moved, dur: event.dur * task.share }
    })
}

/** @returns the share of a task's time in which its thread worked */
function threadShare({ dur, tdur }: TraceEvent): number {
  return dur && tdur !== undefined ? Math.min(1, tdur / dur) : 1
}
