/**
 * Delivers leads at least once. Each channel retries independently, with growing pauses. A delivery that never succeeds is dead in the end.
 * Every attempt has a time limit, whatever the receiver does.
 */

import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import type { DeliveryChannel, Lead } from '../lead.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { Delivery } from '../store/leadStoreData.ts'
import { createFailure } from './deliveryError.ts'

export type Sender = {
  /** Delivers one lead. @param signal aborts when the attempt's time is up or the service stops @throws Error if it was not accepted */
  send(lead: Lead, signal: AbortSignal): Promise<void>
  /** Deliveries at a time. */
  concurrency: number
  /** Ends open connections. */
  close?(): void
}
export type Senders = Partial<Record<DeliveryChannel, Sender>>

/** Covers connecting, the answer and the response's body. */
export const ATTEMPT_TIME_MS = 9000
/** A taken delivery belongs to its process for this long. It covers an attempt and the write of its result. */
export const LEASE_MS = 30_000
export const FIRST_PAUSE_MS = 5000
export const MAX_PAUSE_MS = HOUR_MS
/** Each pause is longer by a random share up to this, so that deliveries that failed together do not all retry together. */
const MAX_JITTER_SHARE = 0.25
/** Longer than any pause, even if clocks differ a little. An attempt that is scheduled later was scheduled by a wrong clock. */
export const MAX_AHEAD_MS = MAX_PAUSE_MS * 1.5
/** The service tries a delivery for at least this long … */
export const RETRY_FOR_MS = 72 * HOUR_MS
/** … and more often than this. Even pauses without jitter add up to more than 72 hours, so a clock that jumps ahead kills no delivery. */
export const MIN_ATTEMPTS = 82

/**
 * @param attempts number of failed attempts
 * @param sinceFirstMs time since the first of them, by the wall clock
 * @returns pause before the next attempt in milliseconds, or null after the last
 */
export function calculatePause(attempts: number, sinceFirstMs: number, random: () => number = Math.random): number | null {
  if (attempts > MIN_ATTEMPTS && sinceFirstMs >= RETRY_FOR_MS) return null
  return Math.round(Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30), MAX_PAUSE_MS) * (1 + MAX_JITTER_SHARE * random()))
}

export type DeliveryOptions = {
  now?: () => Date
  /** Milliseconds by a clock that cannot jump. */
  monotonicNow?: () => number
  /** Aborted when the service stops. Open attempts are then given back. */
  stop?: AbortSignal
  /** For tests. */
  attemptTime?: number
}

/** Runs one attempt within its time limit, even if the sender ignores its signal. */
async function runAttempt(sender: Sender, lead: Lead, stop: AbortSignal | undefined, time: number): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException(`no answer within ${time / 1000} s`, 'TimeoutError')), time)
  const signal = stop ? AbortSignal.any([limit.signal, stop]) : limit.signal
  try {
    await new Promise<void>((resolve, reject) => {
      const abort = () => reject(signal.reason)
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort, { once: true })
      sender.send(lead, signal).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Delivers one batch of due deliveries of a channel. @returns how many were tried @throws StoreUnavailable */
export async function deliverDue(
  store: LeadStore,
  channel: DeliveryChannel,
  sender: Sender,
  { now = () => new Date(), stop, attemptTime = ATTEMPT_TIME_MS }: DeliveryOptions = {},
): Promise<number> {
  const dueDeliveries = await store.takeDue(channel, sender.concurrency, LEASE_MS)
  const deliver = async (delivery: Delivery) => {
    try {
      await runAttempt(sender, delivery.lead, stop, attemptTime)
    } catch (error) {
      if (stop?.aborted) return store.giveBack(delivery)
      const since = now().getTime() - Date.parse(delivery.firstAttemptAt)
      await store.markFailed(delivery, createFailure(error), calculatePause(delivery.attempts, since))
      return
    }
    return store.markDelivered(delivery)
  }
  const results = await Promise.allSettled(dueDeliveries.map(deliver))
  const failed = results.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return dueDeliveries.length
}

/**
 * Delivers on all channels until nothing is due or the time is up. A scheduled Worker calls it.
 * @param timeMs no further batch begins after this
 * @returns how many deliveries were tried
 */
export async function deliverBacklog(
  store: LeadStore,
  senders: Senders,
  timeMs: number,
  { monotonicNow = () => performance.now(), ...options }: DeliveryOptions = {},
): Promise<number> {
  const begin = monotonicNow()
  await store.pullForward(MAX_AHEAD_MS)
  await store.addMissingDeliveries(keysOf(senders))
  const triedByChannel = await Promise.all(
    entriesOf(senders).map(async ([channel, sender]) => {
      let triedCount = 0
      while (monotonicNow() - begin < timeMs) {
        const count = await deliverDue(store, channel, sender, options)
        triedCount += count
        if (count < sender.concurrency) break
      }
      return triedCount
    }),
  )
  return triedByChannel.reduce((a, b) => a + b, 0)
}
