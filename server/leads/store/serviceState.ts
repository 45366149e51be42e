/** Stores the service's own state, so that a restart forgets nothing. Also checks that the store can be read. */

import type { LeadStore } from './leadStore.ts'
import type { SqlDatabase } from './sqlDatabase.ts'

/** @returns the methods of the store for texts of the service itself, and the check that the store can be read */
export function createServiceState(database: SqlDatabase): Pick<LeadStore, 'findServiceValue' | 'saveServiceValue' | 'checkReadable'> {
  return {
    async findServiceValue(name) {
      const [row] = await database.read('SELECT value FROM service_state WHERE name = ?', name)
      return row ? String(row.value) : null
    },
    async saveServiceValue(name, value) {
      await database.batch([
        {
          sql: 'INSERT INTO service_state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          values: [name, value],
        },
      ])
    },
    async checkReadable() {
      await database.read('SELECT 1 FROM leads LIMIT 1')
    },
  }
}
