/** Delivers in the background on Node: one loop for each channel, which each new lead wakes and which otherwise runs every few seconds. */

import { traceOf } from '../errorTrace.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { EventLog } from '../log.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { BEYOND_ANY_PAUSE_MS, type DeliveryOptions, deliverDue, type Sender, type Senders } from './delivery.ts'

export type DeliveryLoop = {
  wake(): void
  /** Calls open attempts off, gives them back and @returns when that is written down. */
  stop(): Promise<void>
}
export type LoopOptions = Omit<DeliveryOptions, 'stop'> & {
  interval?: number
  /** Milliseconds by a clock that cannot jump. */
  steady?: () => number
}

const LOOP_INTERVAL_MS = 2000
/** How often leads that a new channel lacks, and attempts scheduled by a clock that was wrong, are looked for. */
const RESCHEDULING_INTERVAL_MS = 60_000
/** Difference between the wall clock and the steady one that counts as a jump. */
const LEAST_JUMP_MS = 10_000

/** A task that never runs twice at once, runs again when woken meanwhile, and by itself after each interval. */
function repeat(task: () => Promise<void>, interval: number) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopped = false
  const wake = () => {
    clearTimeout(timer)
    if (isStopped) return
    isWoken = true
    running ??= runWhileWoken().finally(() => {
      running = null
      // Somebody woke the task after its last look, so it looks again at once.
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
      await running
    },
  }
}

export function startDelivery(
  store: LeadStore,
  senders: Senders,
  log: EventLog,
  { interval = LOOP_INTERVAL_MS, steady = () => performance.now(), ...options }: LoopOptions = {},
): DeliveryLoop {
  const now = options.now ?? (() => new Date())
  const stopping = new AbortController()
  const channels = Object.keys(senders) as DeliveryChannel[]

  /** Logs a task that fails, and runs it again at the next turn. */
  const repeatLogged = (task: () => Promise<void>) =>
    repeat(() => task().catch((error) => log({ event: 'service.failed', what: 'delivery', ...traceOf(error) })), interval)
  const loops = (Object.entries(senders) as [DeliveryChannel, Sender][]).map(([channel, sender]) =>
    repeatLogged(async () => {
      while (!stopping.signal.aborted) {
        const tried = await deliverDue(store, channel, sender, { ...options, stop: stopping.signal })
        if (tried < sender.concurrency) return
      }
    }),
  )
  const wake = () => {
    for (const loop of loops) loop.wake()
  }

  const offset = () => now().getTime() - steady()
  let lastOffset = offset()
  let nextReschedulingAt = 0
  const rescheduling = repeatLogged(async () => {
    const hasJumped = Math.abs(offset() - lastOffset) > LEAST_JUMP_MS
    if (!hasJumped && steady() < nextReschedulingAt) return
    // After the clock has jumped, scheduled times may be wrong: everything is due now.
    const pulled = await store.pullForward(hasJumped ? 0 : BEYOND_ANY_PAUSE_MS)
    const added = await store.addMissingDeliveries(channels)
    lastOffset = offset()
    nextReschedulingAt = steady() + RESCHEDULING_INTERVAL_MS
    if (pulled + added > 0) wake()
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
