/** A trace in the time that its threads worked, without the time in which they waited for a processor. */

/** What is read of an event of Chromium's trace. Times in microseconds; `tdur` is the time of its thread alone, where it was recorded. */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** What Chromium calls the tasks of a thread, older and newer. */
const TASK_EVENTS = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'ThreadControllerImpl::DoWork',
  'TaskQueueManager::ProcessTaskFromWorkQueue',
])

/**
 * On two busy cores a thread waits for its turn in the middle of a task, and Lighthouse's simulation takes that for work of the
 * page, several times as slow as it was (docs/decisions/063-one-phone-on-every-machine.md).
 * @param events in any order; none of them is changed
 * @returns the same events, with every task as long as its thread worked on it, and what happened within it moved in proportion.
 * A task whose own time was not recorded, or is longer than it took, stays as it is.
 */
export function toThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  /** The task that each thread is in. */
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

/** @returns which part of its time a task's thread worked on it */
function threadShare({ dur, tdur }: TraceEvent): number {
  return dur && tdur !== undefined ? Math.min(1, tdur / dur) : 1
}
