/** The data that LeadStore's methods take and return. Times are ISO strings in UTC. */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import type { DeliveryChannel, Lead, QuarantineReason } from '../lead.ts'

export type IncomingRequest = {
  /** Connects the log lines of one request. The logged store generates one if it is missing. */
  requestId?: string
  request: DemoRequest
  campaign: Record<string, string>
  /** The same key is the same lead, whatever else changes. Null if the sender has none: then the same words within a day are one lead. */
  key: string | null
  /** Why it looks automated. Null if it does not. */
  quarantineReason: QuarantineReason | null
}
export type StoredRequest = { reference: string; kind: 'new' | 'repeated' | 'corrected'; isQuarantined: boolean }

/** A delivery that a process has taken, until its lease ends. */
export type Delivery = { id: number; channel: DeliveryChannel; attempts: number; revision: number; firstAttemptAt: string; lead: Lead }
/** A delivery that is dead because its lead cannot be read. */
export type UnreadableDelivery = { reference: string; channel: DeliveryChannel; attempts: number; kind: 'unreadable' }
export type DeliveryFailure = {
  /** Stored with the delivery. It may contain a name that the receiver mentioned. */
  text: string
  /** For logs, without anything personal: "ECONNREFUSED", "HTTP 503". */
  kind: string
}

type DeliveryAttempts = {
  channel: DeliveryChannel
  attempts: number
  /** The last attempt's error; empty before the first. */
  lastError: string
}
/** An untried or retrying delivery. If `nextAttemptAt` is in the past, it is due and not leased. */
export type WaitingDelivery = DeliveryAttempts & { reference: string; nextAttemptAt: string }
export type DeadDelivery = DeliveryAttempts & { reference: string; deadAt: string }
/** A channel whose deliveries have been waiting for too long. */
export type StuckChannel = {
  channel: DeliveryChannel
  since: string
  count: number
  /** The kind of the last attempt's error; empty if there was none. */
  error: string
}

/** One lead's delivery by one channel, in any state. */
export type DeliveryState = DeliveryAttempts & {
  state: 'waiting' | 'delivered' | 'dead'
  nextAttemptAt: string | null
  /** Start of the last attempt; null before the first. */
  lastAttemptAt: string | null
  deliveredAt: string | null
  deadAt: string | null
}
type Revision = { revision: number; replacedAt: string; body: Record<string, unknown> }
export type StoredLead = Lead & {
  updatedAt: string | null
  firstDeliveredAt: string | null
  quarantine: { reason: string; at: string; releasedAt: string | null } | null
}
export type LeadWithDeliveries = StoredLead & { deliveries: DeliveryState[] }
export type FullLead = LeadWithDeliveries & { revisions: Revision[] }
export type PersonKey = { email: string } | { phone: string } | { reference: string }

export type LeadCounts = {
  leads: number
  quarantined: number
  /** Untried and retrying deliveries. */
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
  /** The newest error of an undelivered delivery: "ECONNREFUSED", and when. */
  lastError: { kind: string; at: string } | null
}
export type Tally = { value: string; count: number }
