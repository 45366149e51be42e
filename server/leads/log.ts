/**
 * What the service says: one JSON object a line, in a closed list of events, so that nothing personal can slip in. Leads
 * are named by their reference. Runs on Node and on Workers alike.
 */
import type { Channel, QuarantineReason } from './lead.ts'

type LogLevel = 'info' | 'warn' | 'error'
export type LogEvent =
  /** `request` joins what is logged before a lead has its reference with what comes after. */
  | { event: 'lead.received'; request: string }
  | { event: 'lead.stored'; reference: string; request: string; kind: 'new' | 'repeated' | 'corrected' }
  | { event: 'lead.quarantined'; reference: string; request: string; reason: QuarantineReason | 'unknown' }
  | { event: 'lead.delivered'; reference: string; channel: Channel; attempts: number }
  | { event: 'lead.failed'; reference: string; channel: Channel; attempts: number; error: string; retryInSeconds: number }
  | { event: 'lead.dead'; reference: string; channel: Channel; attempts: number; error: string }
  | { event: 'lead.released'; reference: string }
  | { event: 'lead.erased'; reference: string }
  | { event: 'leads.purged'; count: number }
  | { event: 'leads.replayed'; count: number }
  | { event: 'store.unavailable'; error: string }
  | { event: 'service.failed'; what: string; error: string }
  | { event: 'service.started'; channels: Channel[] }
  | { event: 'service.warning'; text: string }
  | { event: 'alert.sent' | 'alert.failed' | 'alert.nobody' | 'alert.over'; about: Channel; over?: Channel | undefined }
  | { event: 'digest.sent' | 'digest.failed' }

export type Log = (entry: LogEvent) => void

const LEVELS: Partial<Record<LogEvent['event'], LogLevel>> = {
  'lead.failed': 'warn',
  'lead.dead': 'error',
  'store.unavailable': 'error',
  'service.failed': 'error',
  'service.warning': 'warn',
  'alert.sent': 'error',
  'alert.failed': 'error',
  'alert.nobody': 'error',
  'digest.failed': 'warn',
}

/** @param write takes each finished line; warnings and errors go the same way, told apart by `level` */
export function createLog(write: (line: string) => void = (line) => console.log(line), clock: () => Date = () => new Date()): Log {
  return ({ event, ...rest }) => {
    write(JSON.stringify({ time: clock().toISOString(), level: LEVELS[event] ?? 'info', event, ...rest }))
  }
}

/** The log of the process; commands write theirs to the error output, where it mixes with no export. */
export const log: Log = createLog()
