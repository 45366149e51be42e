/** How the service is doing: can it take a lead, and is everything delivered? Nothing in it is personal. */

import type { SqlDatabase } from '../store/database.ts'
import type { LeadStore } from '../store/store.ts'
import type { ChannelReport, Counts } from '../store/tallies.ts'
import { STUCK_AFTER, stuckChannels } from './stuck.ts'

export type Report = {
  /** False with any problem. */
  ok: boolean
  /** Whether a lead could be stored right now: tried, not assumed. */
  writable: boolean
  problems: string[]
  oldestUndelivered: string | null
  counts: Counts | null
  channels: ChannelReport[]
}

/** As much as the largest request: a store that takes this takes a lead. */
const PROBE = 'x'.repeat(32 * 1024)
const IDENTITY = 'store_id'

export type ReporterOptions = {
  clock?: () => Date
  /** Says which file the store is, of an embedded one: another answer than at the start means that it was replaced. */
  place?: () => string
}

/**
 * @param database the store's own
 * @returns a function that draws up a report; it remembers which store it saw first, and tells when another one stands in its place
 */
export function createReporter(
  store: LeadStore,
  database: SqlDatabase,
  { clock = () => new Date(), place = () => '' }: ReporterOptions = {},
) {
  let identity: string | null = null
  const look = async () => `${await identityOf(store)} ${place()}`
  return {
    /** To be called at the start: from then on another store is noticed. Does nothing where the store does not answer. */
    async begin(): Promise<void> {
      identity ??= await look().catch(() => null)
    },
    async report(): Promise<Report> {
      const problems: string[] = []
      const writable = await probe(store, clock, problems)
      try {
        const found = await look()
        identity ??= found
        if (found !== identity)
          problems.push(
            'The database is not the one that the service started with: it was replaced or lost. Restart the service if that was meant.',
          )
        const [counts, oldestUndelivered, channels, stuck] = [
          await store.counts(),
          await store.oldestUndelivered(),
          await store.channels(),
          await stuckChannels(database, clock),
        ]
        for (const { channel, since } of stuck)
          problems.push(`Deliveries by ${channel} have been stuck since ${since} (more than ${STUCK_AFTER / 60_000} minutes).`)
        if (counts.dead > 0) problems.push(`${counts.dead} deliveries were given up. See: leads dead`)
        return { ok: problems.length === 0, writable, problems, oldestUndelivered, counts, channels }
      } catch (error) {
        problems.push(`The store cannot be read: ${error instanceof Error ? error.message : error}`)
        return { ok: false, writable, problems, oldestUndelivered: null, counts: null, channels: [] }
      }
    },
  }
}
export type Reporter = ReturnType<typeof createReporter>

/** Every store has a name of its own, given when it is first looked at. */
async function identityOf(store: LeadStore): Promise<string> {
  const known = await store.remembered(IDENTITY)
  if (known) return known
  const fresh = crypto.randomUUID()
  await store.remember(IDENTITY, fresh)
  return fresh
}

async function probe(store: LeadStore, clock: () => Date, problems: string[]): Promise<boolean> {
  try {
    await store.remember('probe', PROBE)
    await store.remember('probe', clock().toISOString())
    return true
  } catch (error) {
    problems.push(`Nothing can be stored: ${error instanceof Error ? error.message : error}`)
    return false
  }
}
