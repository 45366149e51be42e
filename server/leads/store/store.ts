/** Leads and their deliveries, in any SqlDatabase. */
import type { SqlDatabase } from './database.ts'
import { createIntake } from './intake.ts'
import { createOutbox } from './outbox.ts'
import { createRescheduling } from './rescheduling.ts'
import { createStoredLeads } from './storedLeads.ts'
import { createTallies } from './tallies.ts'
import { createUndelivered } from './undelivered.ts'

export type LeadStore = ReturnType<typeof createLeadStore>

/** @param now the time by the wall clock, replaced in tests */
export function createLeadStore(database: SqlDatabase, now: () => Date = () => new Date()) {
  return {
    ...createIntake(database, () => now().toISOString()),
    ...createOutbox(database, now),
    ...createRescheduling(database, now),
    ...createUndelivered(database),
    ...createStoredLeads(database, now),
    ...createTallies(database),
  }
}
