/** Hands leads on: webhook and e-mail, at least once, with growing pauses; what never arrives becomes a dead letter. */
import type { Channel, Lead, LeadStore } from './store.ts'

export type Sender = (lead: Lead) => Promise<void>
export type Senders = Partial<Record<Channel, Sender>>

const FIRST_PAUSE = 5000
const LONGEST_PAUSE = 3_600_000
const MOST_ATTEMPTS = 15
const BATCH = 20
/** A delivery that is taken belongs to its taker for so long; longer than a sender may need. */
const LEASE = 60_000

/** @returns pause before the next attempt in milliseconds, or null after the last */
export function pauseAfter(attempts: number, first = FIRST_PAUSE): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  return Math.min(first * 2 ** (attempts - 1), LONGEST_PAUSE)
}

/** Delivers what is due, once. @returns how many deliveries were tried */
export async function deliverDue(store: LeadStore, senders: Senders, firstPause = FIRST_PAUSE): Promise<number> {
  const due = await store.takeDue(BATCH, LEASE)
  await Promise.all(
    due.map(async ({ id, channel, attempts, lead }) => {
      const send = senders[channel]
      try {
        if (!send) throw new Error(`no ${channel} is configured`)
        await send(lead)
        await store.markDelivered(id)
      } catch (error) {
        await store.markFailed(id, error instanceof Error ? error.message : String(error), pauseAfter(attempts, firstPause))
      }
    }),
  )
  return due.length
}

export type DeliveryLoop = { wake(): void; stop(): Promise<void> }

/** Delivers in the background, when woken and at least every `interval`. A fault of the store pauses it, never ends it. */
export function startDelivery(store: LeadStore, senders: Senders, { interval = 2000, firstPause = FIRST_PAUSE } = {}): DeliveryLoop {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> | null = null
  const turn = async () => {
    try {
      while (!isStopped && (await deliverDue(store, senders, firstPause)) === BATCH);
    } catch {
      console.error('leads: deliveries wait, the store does not answer')
    }
  }
  const go = () => {
    clearTimeout(timer)
    if (isStopped || running) return
    running = turn().finally(() => {
      running = null
      if (!isStopped) timer = setTimeout(go, interval)
    })
  }
  go()
  return {
    wake: go,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
