import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WORK_FOLDER } from '../project.ts'

/** Settings of the leads service for tests: a separate store, without the limits that protect the real one. */
export const TEST_LEADS = {
  LEADS_DB: `${WORK_FOLDER}test-leads/leads.sqlite`,
  LEAD_RATE_PER_ADDRESS: '10000',
  LEAD_RATE_OVERALL: '100000',
} as const

/** Empties the store of the tests, and makes this process and its children use it. */
export async function useTestLeads(): Promise<void> {
  await rm(dirname(TEST_LEADS.LEADS_DB), { recursive: true, force: true })
  Object.assign(process.env, TEST_LEADS)
}
