/** Leads and their open deliveries, in any SqlDatabase. */
import type { SqlDatabase } from './database.ts'
import { createIntake } from './intake.ts'
import { createOutbox } from './outbox.ts'
import { createRecords } from './records.ts'
import { createTallies } from './tallies.ts'

export type LeadStore = ReturnType<typeof createLeadStore>

/** @param clock the wall clock, replaced in tests */
export function createLeadStore(database: SqlDatabase, clock: () => Date = () => new Date()) {
  return {
    ...createIntake(database, () => clock().toISOString()),
    ...createOutbox(database, clock),
    ...createRecords(database, clock),
    ...createTallies(database),
  }
}
