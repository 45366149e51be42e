/** Delivers in the background on Node. Each channel has a loop, which runs every few seconds and whenever a lead is stored. */

import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { type DeliveryOptions, deliverDue, MAX_AHEAD_MS, type Senders } from './delivery.ts'

export type DeliveryLoop = {
  wake(): void
  /** Cancels open attempts and gives them back. Resolves when that is stored. */
  stop(): Promise<void>
}
export type LoopOptions = Omit<DeliveryOptions, 'stop'> & {
  interval?: number
}

const LOOP_INTERVAL_MS = 2000
/** How often to check for leads that a new channel lacks, and for attempts that a wrong clock has scheduled. */
const RESCHEDULING_INTERVAL_MS = 60_000
/** A difference between wall clock and monotonic clock that counts as a jump. */
const MIN_JUMP_MS = 10_000

/** Runs a task after each interval, and again if it is woken while it runs. It never runs twice at once. */
function repeat(task: () => Promise<void>, interval: number) {
  let timer: NodeJS.Timeout | undefined
  let currentRun: Promise<void> | null = null
  let isWoken = false
  let isStopped = false
  const wake = () => {
    clearTimeout(timer)
    if (isStopped) return
    isWoken = true
    currentRun ??= runWhileWoken().finally(() => {
      currentRun = null
      // The task was woken after its last run, so it runs again at once.
      if (isWoken) wake()
      else if (!isStopped) timer = setTimeout(wake, interval)
    })
  }
  const runWhileWoken = async () => {
    while (isWoken && !isStopped) {
      isWoken = false
      await task()
    }
  }
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await currentRun
    },
  }
}

/**
 * Starts a loop for each channel that has a sender, and one that reschedules. Each runs at once. Their errors are logged, never thrown.
 * @returns a way to wake them, and to stop them
 */
export function startDelivery(
  store: LeadStore,
  senders: Senders,
  log: EventLog,
  { interval = LOOP_INTERVAL_MS, monotonicNow = () => performance.now(), ...options }: LoopOptions = {},
): DeliveryLoop {
  const now = options.now ?? (() => new Date())
  const stopping = new AbortController()
  const channels = keysOf(senders)

  /** A failed task is logged and runs again at the next turn. */
  const repeatLogged = (task: () => Promise<void>) =>
    repeat(() => task().catch((error) => log({ event: 'service.failed', what: 'delivery', ...traceOf(error) })), interval)
  const loops = entriesOf(senders).map(([channel, sender]) =>
    repeatLogged(async () => {
      while (!stopping.signal.aborted) {
        const triedCount = await deliverDue(store, channel, sender, { ...options, stop: stopping.signal })
        if (triedCount < sender.concurrency) return
      }
    }),
  )
  const wake = () => {
    for (const loop of loops) loop.wake()
  }

  const offset = () => now().getTime() - monotonicNow()
  let lastOffset = offset()
  let nextReschedulingAt = 0
  const rescheduling = repeatLogged(async () => {
    const hasJumped = Math.abs(offset() - lastOffset) > MIN_JUMP_MS
    if (!hasJumped && monotonicNow() < nextReschedulingAt) return
    // After a jump of the clock the scheduled times may be wrong, so everything is due now.
    const pulledCount = await store.pullForward(hasJumped ? 0 : MAX_AHEAD_MS)
    const addedCount = await store.addMissingDeliveries(channels)
    lastOffset = offset()
    nextReschedulingAt = monotonicNow() + RESCHEDULING_INTERVAL_MS
    if (pulledCount + addedCount > 0) wake()
  })
  rescheduling.wake()
  wake()
  return {
    wake,
    async stop() {
      stopping.abort(new Error('the service stops'))
      await Promise.all([...loops, rescheduling].map((loop) => loop.stop()))
      for (const sender of Object.values(senders)) sender.close?.()
    },
  }
}
