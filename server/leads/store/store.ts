/** Leads and their open deliveries, in any SqlDatabase. */
import type { SqlDatabase } from './database.ts'
import { createIntake } from './intake.ts'
import { createOpenDeliveries } from './openDeliveries.ts'
import { createOutbox } from './outbox.ts'
import { createRescheduling } from './rescheduling.ts'
import { createStoredLeads } from './storedLeads.ts'
import { createTallies } from './tallies.ts'

export type LeadStore = ReturnType<typeof createLeadStore>

/** @param now the time by the wall clock, replaced in tests */
export function createLeadStore(database: SqlDatabase, now: () => Date = () => new Date()) {
  return {
    ...createIntake(database, () => now().toISOString()),
    ...createOutbox(database, now),
    ...createRescheduling(database, now),
    ...createOpenDeliveries(database),
    ...createStoredLeads(database, now),
    ...createTallies(database),
  }
}
