/**
 * Delivers leads at least once. Each channel retries independently, with growing pauses; what never arrives is dead in
 * the end. Every attempt has a time limit, whatever the receiver does.
 */

import type { DeliveryChannel, Lead } from '../lead.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { Delivery } from '../store/leadStoreData.ts'
import { describeFailure } from './deliveryError.ts'

export type Sender = {
  /** Hands one lead on. @param signal aborts when the attempt's time is up or the service stops @throws Error when it was not taken */
  send(lead: Lead, signal: AbortSignal): Promise<void>
  /** How many at a time. */
  concurrency: number
  /** Ends open connections. */
  close?(): void
}
export type Senders = Partial<Record<DeliveryChannel, Sender>>

/** Connecting, answering and the response's body together, in milliseconds. */
export const ATTEMPT_TIME_MS = 9000
/** For so long, a delivery belongs to the process that took it: longer than an attempt takes, and the note of how it ended. */
export const LEASE_MS = 30_000
export const FIRST_PAUSE_MS = 5000
export const LONGEST_PAUSE_MS = 3_600_000
/** Each pause is longer by up to this share, so that deliveries that failed together do not come back together. */
const MOST_JITTER_SHARE = 0.25
/** Longer than any pause, even if clocks differ somewhat. If an attempt lies further ahead, a clock that went wrong has scheduled it. */
export const BEYOND_ANY_PAUSE_MS = LONGEST_PAUSE_MS * 1.5
/** The service tries a delivery for at least this long … */
export const RETRY_FOR_MS = 72 * 3_600_000
/** … and more often than this: pauses without jitter add up to more than 72 hours. No delivery dies of a clock that jumps ahead. */
export const LEAST_ATTEMPTS = 82

/**
 * @param attempts how many have failed
 * @param sinceFirstMs since the first of them, by the wall clock
 * @returns pause before the next attempt in milliseconds, or null after the last
 */
export function calculatePause(attempts: number, sinceFirstMs: number, random: () => number = Math.random): number | null {
  if (attempts > LEAST_ATTEMPTS && sinceFirstMs >= RETRY_FOR_MS) return null
  return Math.round(Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30), LONGEST_PAUSE_MS) * (1 + MOST_JITTER_SHARE * random()))
}

export type DeliveryOptions = {
  now?: () => Date
  /** Aborted when the service stops: open attempts are given back. */
  stop?: AbortSignal
  /** For tests. */
  attemptTime?: number
}

/** Runs one attempt within its time, also when the sender ignores its signal. */
async function attempt(sender: Sender, lead: Lead, stop: AbortSignal | undefined, time: number): Promise<void> {
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

/** Delivers what is due on one channel, one batch of it. @returns how many deliveries were tried @throws StoreUnavailable */
export async function deliverDue(
  store: LeadStore,
  channel: DeliveryChannel,
  sender: Sender,
  { now = () => new Date(), stop, attemptTime = ATTEMPT_TIME_MS }: DeliveryOptions = {},
): Promise<number> {
  const due = await store.takeDue(channel, sender.concurrency, LEASE_MS)
  const deliver = async (delivery: Delivery) => {
    try {
      await attempt(sender, delivery.lead, stop, attemptTime)
    } catch (error) {
      if (stop?.aborted) return store.giveBack(delivery)
      const since = now().getTime() - Date.parse(delivery.firstAttemptAt)
      return store.markFailed(delivery, describeFailure(error), calculatePause(delivery.attempts, since))
    }
    return store.markDelivered(delivery)
  }
  const ends = await Promise.allSettled(due.map(deliver))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return due.length
}

/**
 * Delivers on all channels until nothing is due or the time is up: what a scheduled Worker does.
 * @param timeMs no further batch is begun after so many milliseconds
 * @returns how many deliveries were tried
 */
export async function deliverBacklog(store: LeadStore, senders: Senders, timeMs: number, options: DeliveryOptions = {}): Promise<number> {
  const begin = Date.now()
  await store.pullForward(BEYOND_ANY_PAUSE_MS)
  await store.addMissingDeliveries(Object.keys(senders) as DeliveryChannel[])
  const triedByChannel = await Promise.all(
    (Object.entries(senders) as [DeliveryChannel, Sender][]).map(async ([channel, sender]) => {
      let tried = 0
      while (Date.now() - begin < timeMs) {
        const count = await deliverDue(store, channel, sender, options)
        tried += count
        if (count < sender.concurrency) break
      }
      return tried
    }),
  )
  return triedByChannel.reduce((a, b) => a + b, 0)
}
