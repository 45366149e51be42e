/** Parses rows of `outbox`. Only this module derives the states that operators read: waiting, delivered and dead. */
import type { DeliveryChannel } from '../lead.ts'
import type { DeadDelivery, DeliveryState, WaitingDelivery } from './leadStoreData.ts'
import type { SqlRow, SqlValue } from './sqlDatabase.ts'

/** @param row with a `channel`, of which the store writes only known ones */
export const channelOf = (row: SqlRow) => row.channel as DeliveryChannel

const parseTries = (row: SqlRow) => ({
  channel: channelOf(row),
  attempts: Number(row.attempts),
  lastError: String(row.last_error ?? ''),
})
const stateOf = (row: SqlRow): DeliveryState['state'] =>
  row.delivered_at !== null ? 'delivered' : row.dead_at !== null ? 'dead' : 'waiting'

/** @param row a whole row of `outbox` */
export function parseDeliveryRow(row: SqlRow): DeliveryState {
  const state = stateOf(row)
  return {
    ...parseTries(row),
    state,
    nextAttemptAt: state === 'waiting' ? String(row.next_attempt_at) : null,
    lastAttemptAt: parseTextValue(row.last_attempt_at),
    deliveredAt: parseTextValue(row.delivered_at),
    deadAt: parseTextValue(row.dead_at),
  }
}

/** @param row of a delivery that is waiting, with the `reference` of its lead */
export const parseWaitingRow = (row: SqlRow): WaitingDelivery => ({
  reference: String(row.reference),
  ...parseTries(row),
  nextAttemptAt: String(row.next_attempt_at),
})
/** @param row of a delivery that is dead, with the `reference` of its lead */
export const parseDeadRow = (row: SqlRow): DeadDelivery => ({
  reference: String(row.reference),
  ...parseTries(row),
  deadAt: String(row.dead_at),
})

/** @returns a column's text, or null where it has none */
export const parseTextValue = (value: SqlValue | undefined): string | null => (value === null || value === undefined ? null : String(value))
