/**
 * The service's log: one JSON object a line, from a closed list of events, so that nothing personal can slip in. Leads
 * appear by reference. Runs on Node and on Workers alike.
 */
import type { ErrorTrace } from './errorTrace.ts'
import type { DeliveryChannel, QuarantineReason } from './lead.ts'

/** What may fail as a whole. */
export const SERVICE_PARTS = ['request', 'page', 'delivery', 'purge', 'watch'] as const
export type ServicePart = (typeof SERVICE_PARTS)[number]
type LogLevel = 'info' | 'warn' | 'error'
/** What is on when the service starts. `reports`: the addresses that answer with the operator's token. */
export type SettingsInLog = {
  store: string
  channels: DeliveryChannel[]
  retentionDays: number
  digestHour: number | null
  reports: string[]
}
export type LogEvent =
  /** `request` connects the lines from before a lead has a reference with those after. */
  | { event: 'lead.received'; request: string }
  /** `count` says how many had this status since the last such line, this one included; `fields`, which fields were wrong. */
  | { event: 'lead.refused'; status: number; count: number; fields?: string[] }
  | { event: 'lead.stored'; reference: string; request: string; kind: 'new' | 'repeated' | 'corrected' }
  | { event: 'lead.quarantined'; reference: string; request: string; reason: QuarantineReason | 'unknown' }
  | { event: 'lead.delivered'; reference: string; channel: DeliveryChannel; attempts: number }
  | { event: 'lead.failed'; reference: string; channel: DeliveryChannel; attempts: number; error: string; retryInSeconds: number }
  | { event: 'lead.dead'; reference: string; channel: DeliveryChannel; attempts: number; error: string }
  | { event: 'lead.released'; reference: string }
  /** Delivered before, and due again, because its receiver has lost it. */
  | { event: 'lead.resent'; reference: string; channel: DeliveryChannel }
  | { event: 'lead.erased'; reference: string }
  | { event: 'leads.purged'; count: number }
  /** `again`: dead deliveries that begin anew; `forward`: waiting ones that are due earlier. */
  | { event: 'leads.replayed'; again: number; forward: number }
  | { event: 'store.unavailable'; error: string }
  /** `request` where a request failed: the same as in its other lines. */
  | ({ event: 'service.failed'; what: ServicePart; request?: string } & ErrorTrace)
  /** `site` and `form` are the addresses and ports that listen: "127.0.0.1:4321". */
  | ({ event: 'service.started'; site: string; form: string } & SettingsInLog)
  | { event: 'service.stopped' }
  | { event: 'service.warning'; text: string }
  | {
      event: 'alert.sent' | 'alert.nobody' | 'alert.dead' | 'alert.over'
      about: DeliveryChannel | 'store'
      over?: DeliveryChannel | undefined
    }
  /** `error` is the kind of the error, as for a lead that was not taken: "ECONNREFUSED", "HTTP 503". */
  | { event: 'alert.failed'; about: DeliveryChannel | 'store'; over: DeliveryChannel; error: string }
  | { event: 'digest.failed'; error: string }
  | { event: 'digest.sent' }

export type EventLog = (entry: LogEvent) => void

/** Every event there is; docs/runbook.md says of each what to do, and a test compares. */
export const EVENT_LEVELS: Record<LogEvent['event'], LogLevel> = {
  'lead.received': 'info',
  'lead.refused': 'warn',
  'lead.stored': 'info',
  'lead.quarantined': 'warn',
  'lead.delivered': 'info',
  'lead.failed': 'warn',
  'lead.dead': 'error',
  'lead.released': 'info',
  'lead.resent': 'info',
  'lead.erased': 'info',
  'leads.purged': 'info',
  'leads.replayed': 'info',
  'store.unavailable': 'error',
  'service.failed': 'error',
  'service.started': 'info',
  'service.stopped': 'info',
  'service.warning': 'warn',
  'alert.sent': 'error',
  'alert.failed': 'error',
  'alert.nobody': 'error',
  'alert.dead': 'error',
  'alert.over': 'info',
  'digest.sent': 'info',
  'digest.failed': 'warn',
}

/**
 * Each program makes one and hands it to all that logs: no module has a log of its own, so that a test reads the lines of what it tests.
 * @param write takes each finished line; warnings and errors go the same way, told apart by `level`
 */
export function createLog(write: (line: string) => void = (line) => console.log(line), now: () => Date = () => new Date()): EventLog {
  return ({ event, ...rest }) => {
    write(JSON.stringify({ time: now().toISOString(), level: EVENT_LEVELS[event], event, ...rest }))
  }
}

/** @returns what ties the lines of one request together, new each time */
export const createRequestId = (): string => crypto.randomUUID().slice(0, 8)
