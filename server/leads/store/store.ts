import type { SqlDatabase } from './database.ts'
import { createIntake } from './intake.ts'
import type { LeadStore } from './leadStore.ts'
import { createOutbox } from './outbox.ts'
import { createRescheduling } from './rescheduling.ts'
import { createServiceMemory } from './serviceMemory.ts'
import { createStoredLeads } from './storedLeads.ts'
import { createTallies } from './tallies.ts'
import { createUndelivered } from './undelivered.ts'

/**
 * The store of every platform: a method of LeadStore that no part has does not compile.
 * @param now the time by the wall clock, replaced in tests
 */
export function createLeadStore(database: SqlDatabase, now: () => Date = () => new Date()): LeadStore {
  return {
    ...createIntake(database, now),
    ...createOutbox(database, now),
    ...createRescheduling(database, now),
    ...createUndelivered(database),
    ...createStoredLeads(database, now),
    ...createTallies(database),
    ...createServiceMemory(database),
  }
}
