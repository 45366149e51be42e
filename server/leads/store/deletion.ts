/** Deletes the leads of a person who asks for it, and leads that are too old. Deliveries and earlier bodies are deleted with them. */
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'
import type { LeadStore } from './leadStore.ts'
import { writePersonCondition } from './personCondition.ts'
import { IN_QUARANTINE, UNDELIVERED_LEAD } from './rowConditions.ts'
import type { SqlDatabase } from './sqlDatabase.ts'
import { createWriter } from './writer.ts'

/** @param now the time by the wall clock @returns the methods of the store that delete leads */
export function createDeletion(database: SqlDatabase, now: () => Date): Pick<LeadStore, 'erase' | 'purge'> {
  const { isoNow, write } = createWriter(database, now)

  return {
    async erase(who) {
      const { sql, values } = writePersonCondition(who)
      return (await write(`DELETE FROM leads WHERE ${sql} RETURNING id`, ...values)).length
    },

    async purge(days, ranMs) {
      const time = now().getTime()
      const [state] = await database.read("SELECT value FROM service_state WHERE name = 'purged_as_of'")
      const [newest] = await database.read('SELECT max(received_at) AS at FROM leads WHERE received_at <= ?', isoNow())
      const lastPurge = Date.parse(String(state?.value ?? newest?.at ?? ''))
      const asOf = Number.isNaN(lastPurge) ? time : Math.min(Math.max(time, lastPurge - 2 * ranMs), lastPurge + 2 * ranMs)
      const before = new Date(Math.min(asOf, time) - days * DAY_MS).toISOString()
      const rows = await database.batch([
        {
          sql: `DELETE FROM leads WHERE received_at < ? AND (NOT ${UNDELIVERED_LEAD} OR ${IN_QUARANTINE})
                AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL) RETURNING id`,
          values: [before],
        },
        {
          sql: "INSERT INTO service_state (name, value) VALUES ('purged_as_of', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          values: [new Date(asOf).toISOString()],
        },
      ])
      return rows[0]?.length ?? 0
    },
  }
}
