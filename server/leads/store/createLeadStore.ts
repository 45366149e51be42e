import { createDeletion } from './deletion.ts'
import { createIntake } from './intake.ts'
import { createLeadQueries } from './leadQueries.ts'
import type { LeadStore } from './leadStore.ts'
import { createOutbox } from './outbox.ts'
import { createRescheduling } from './rescheduling.ts'
import { createServiceState } from './serviceState.ts'
import type { SqlDatabase } from './sqlDatabase.ts'
import { createTallies } from './tallies.ts'
import { createUndelivered } from './undelivered.ts'

/**
 * Composes the store from its parts. If no part has one of LeadStore's methods, this does not compile.
 * @param now the time by the wall clock, replaced in tests
 */
export function createLeadStore(database: SqlDatabase, now: () => Date = () => new Date()): LeadStore {
  return {
    ...createIntake(database, now),
    ...createOutbox(database, now),
    ...createRescheduling(database, now),
    ...createUndelivered(database),
    ...createLeadQueries(database),
    ...createDeletion(database, now),
    ...createTallies(database),
    ...createServiceState(database),
  }
}
