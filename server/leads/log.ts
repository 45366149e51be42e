/**
 * The service's log: one JSON object a line, from a closed list of events, so that nothing personal can slip in. Leads appear by reference.
 * It runs on Node and on Workers.
 */
import type { ErrorTrace } from './errorTrace.ts'
import type { DeliveryChannel, QuarantineReason } from './lead.ts'

/** What the service was doing when it failed. */
export const SERVICE_TASKS = ['request', 'page', 'delivery', 'purge', 'watch'] as const
export type ServiceTask = (typeof SERVICE_TASKS)[number]
type LogLevel = 'info' | 'warn' | 'error'
/** The settings in the line of the start. `reports` has the addresses that answer with the operator's token. */
export type SettingsInLog = {
  store: string
  channels: DeliveryChannel[]
  retentionDays: number
  digestHour: number | null
  reports: string[]
}
export type LogEvent =
  /** `request` connects the lines before a lead has a reference with those after. */
  | { event: 'lead.received'; request: string }
  /** `count` is the number of refusals with this status since the last such line, this one included. `fields` has the wrong fields. */
  | { event: 'lead.refused'; status: number; count: number; fields?: string[] }
  | { event: 'lead.stored'; reference: string; request: string; kind: 'new' | 'repeated' | 'corrected' }
  | { event: 'lead.quarantined'; reference: string; request: string; reason: QuarantineReason | 'unknown' }
  | { event: 'lead.delivered'; reference: string; channel: DeliveryChannel; attempts: number }
  | { event: 'lead.failed'; reference: string; channel: DeliveryChannel; attempts: number; error: string; retryInSeconds: number }
  | { event: 'lead.dead'; reference: string; channel: DeliveryChannel; attempts: number; error: string }
  | { event: 'lead.released'; reference: string }
  /** A delivered lead is due again, because its receiver has lost it. */
  | { event: 'lead.resent'; reference: string; channel: DeliveryChannel }
  | { event: 'lead.erased'; reference: string }
  | { event: 'leads.purged'; count: number }
  /** `again` counts dead deliveries that begin anew, `forward` waiting ones that are due earlier. */
  | { event: 'leads.replayed'; again: number; forward: number }
  | { event: 'store.unavailable'; error: string }
  /** `request` is the same as in the request's other lines, if a request failed. */
  | ({ event: 'service.failed'; what: ServiceTask; request?: string } & ErrorTrace)
  /** `site` and `form` are the addresses and ports that listen: "127.0.0.1:4321". */
  | ({ event: 'service.started'; site: string; form: string } & SettingsInLog)
  | { event: 'service.stopped' }
  | { event: 'service.warning'; text: string }
  /** `error` has a sentence for each wrong variable. No other setting is in it. */
  | { event: 'settings.refused'; error: string }
  /** `error` is a sentence, because a build has nothing personal. */
  | { event: 'build.refused'; error: string }
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

/** docs/log.md says for each event its level and what to do, and a test compares. */
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
  'settings.refused': 'error',
  'build.refused': 'error',
  'alert.sent': 'error',
  'alert.failed': 'error',
  'alert.nobody': 'error',
  'alert.dead': 'error',
  'alert.over': 'info',
  'digest.sent': 'info',
  'digest.failed': 'warn',
}

/**
 * Each program creates one log and injects it everywhere, so that a test can read the lines of what it tests.
 * @param write takes each finished line; `level` tells warnings and errors from the rest
 */
export function createLog(write: (line: string) => void = (line) => console.log(line), now: () => Date = () => new Date()): EventLog {
  return ({ event, ...rest }) => {
    write(JSON.stringify({ time: now().toISOString(), level: EVENT_LEVELS[event], event, ...rest }))
  }
}

/** @returns a new id that connects the log lines of one request */
export const createRequestId = (): string => crypto.randomUUID().slice(0, 8)
