/** What the methods of a LeadStore take and give. Times are ISO strings in UTC. */
import type { DemoRequest } from '#src/site/demoForm/demoRequest.ts'
import type { DeliveryChannel, Lead, QuarantineReason } from '../lead.ts'

export type IncomingRequest = {
  /** Ties the lines of one request in the log together; the store that logs draws one where there is none. */
  requestId?: string
  request: DemoRequest
  campaign: Record<string, string>
  /** The same key is the same lead, whatever else changes. Null where the sender has none: the same words within a day are one lead. */
  key: string | null
  quarantine: QuarantineReason | null
}
export type StoredRequest = { reference: string; kind: 'new' | 'repeated' | 'corrected'; isQuarantined: boolean }

/** A delivery that its taker attempts, until the lease ends. */
export type Delivery = { id: number; channel: DeliveryChannel; attempts: number; revision: number; firstAttemptAt: string; lead: Lead }
/** A delivery that is dead because its lead cannot be read. */
export type UnreadableDelivery = { reference: string; channel: DeliveryChannel; attempts: number; kind: 'unreadable' }
export type DeliveryFailure = {
  /** As it is kept beside the lead; may name what the receiver named. */
  text: string
  /** Without anything personal, for logs: "ECONNREFUSED", "HTTP 503". */
  kind: string
}

/** How often a delivery was tried. */
type DeliveryTries = {
  channel: DeliveryChannel
  attempts: number
  /** What went wrong at the last attempt; empty before the first. */
  lastError: string
}
/** A delivery that is untried or retrying. `nextAttemptAt`, if in the past: due, and not yet leased. */
export type WaitingDelivery = DeliveryTries & { reference: string; nextAttemptAt: string }
/** A delivery that is not tried any more. */
export type DeadDelivery = DeliveryTries & { reference: string; deadAt: string }
/** A channel with deliveries that have been waiting for too long. */
export type StuckChannel = {
  channel: DeliveryChannel
  since: string
  count: number
  /** The kind of the error of the last attempt; empty if there was none. */
  error: string
}

/** One lead's delivery by one channel, whatever has become of it. */
export type DeliveryState = DeliveryTries & {
  state: 'waiting' | 'delivered' | 'dead'
  nextAttemptAt: string | null
  /** When the last attempt began; null before the first. */
  lastAttemptAt: string | null
  deliveredAt: string | null
  deadAt: string | null
}
type Revision = { revision: number; replacedAt: string; body: Record<string, unknown> }
export type StoredLead = Lead & {
  updatedAt: string | null
  firstDeliveredAt: string | null
  quarantine: { reason: QuarantineReason; at: string; releasedAt: string | null } | null
}
export type LeadWithDeliveries = StoredLead & { deliveries: DeliveryState[] }
export type FullLead = LeadWithDeliveries & { revisions: Revision[] }
export type PersonKey = { email: string } | { phone: string } | { reference: string }

export type LeadCounts = {
  leads: number
  quarantined: number
  /** Deliveries that are neither delivered nor dead: the untried and the retrying. */
  waiting: number
  untried: number
  retrying: number
  delivered: number
  dead: number
}
export type ChannelTally = {
  channel: DeliveryChannel
  waiting: number
  dead: number
  /** The newest error of what is not delivered: "ECONNREFUSED", and when. */
  lastError: { kind: string; at: string } | null
}
export type Tally = { value: string; count: number }
