/** Logs each step of a lead's life, so that neither the service nor the commands can forget to. */
import { createRequestId, type EventLog } from '../log.ts'
import type { LeadSteps, LeadStore } from './leadStore.ts'

/** @returns the store with logging, by reference. A step that is not logged here does not compile. */
export function createLoggedStore(store: LeadStore, log: EventLog): LeadStore {
  const steps: LeadSteps = {
    async add(incoming, channels) {
      const { requestId: request = createRequestId() } = incoming
      log({ event: 'lead.received', request })
      const stored = await store.add(incoming, channels)
      const { reference, kind, isQuarantined } = stored
      log({ event: 'lead.stored', reference, request, kind })
      if (isQuarantined) log({ event: 'lead.quarantined', reference, request, reason: incoming.quarantineReason ?? 'unknown' })
      return stored
    },
    takeDue: (channel, limit, leaseMs, onUnreadable) =>
      store.takeDue(channel, limit, leaseMs, (unreadable) => {
        const { kind, ...delivery } = unreadable
        log({ event: 'lead.dead', ...delivery, error: kind })
        onUnreadable?.(unreadable)
      }),
    async markDelivered(delivery) {
      await store.markDelivered(delivery)
      const { lead, channel, attempts } = delivery
      log({ event: 'lead.delivered', reference: lead.reference, channel, attempts })
    },
    async markFailed(delivery, failure, retryInMs) {
      const isMarked = await store.markFailed(delivery, failure, retryInMs)
      if (!isMarked) return false
      const { lead, channel, attempts } = delivery
      const entry = { reference: lead.reference, channel, attempts, error: failure.kind }
      log(
        retryInMs === null
          ? { event: 'lead.dead', ...entry }
          : { event: 'lead.failed', ...entry, retryInSeconds: Math.round(retryInMs / 1000) },
      )
      return true
    },
    async release(reference, channels) {
      const isReleased = await store.release(reference, channels)
      if (isReleased) log({ event: 'lead.released', reference })
      return isReleased
    },
    async erase(who) {
      const references = (await store.listLeadsOf(who)).map(({ reference }) => reference)
      const count = await store.erase(who)
      for (const reference of references) log({ event: 'lead.erased', reference })
      return count
    },
    async purge(days, ranMs) {
      const count = await store.purge(days, ranMs)
      if (count > 0) log({ event: 'leads.purged', count })
      return count
    },
    async resendDelivered(reference, channels) {
      const resent = await store.resendDelivered(reference, channels)
      for (const channel of resent) log({ event: 'lead.resent', reference, channel })
      return resent
    },
    async replayUndelivered(leaseMs) {
      const replayed = await store.replayUndelivered(leaseMs)
      if (replayed.again + replayed.forward > 0) log({ event: 'leads.replayed', ...replayed })
      return replayed
    },
  }
  return { ...store, ...steps }
}
