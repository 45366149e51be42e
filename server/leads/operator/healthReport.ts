/** Reports the service's health: can it take a lead, and is everything delivered? Nothing in it is personal. */

import { type CommandLine, createCommandLine } from '../settings/commandLine.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { ChannelTally, LeadCounts } from '../store/leadStoreData.ts'
import { describeReason, PROBLEMS } from './operatorSentences.ts'
import { listStuckChannels, STUCK_AFTER_MS } from './stuckChannels.ts'

export type HealthReport = {
  /** False if there is any problem. */
  ok: boolean
  /** Whether a lead can be stored right now. The report tries it. */
  writable: boolean
  /** Each says what is wrong, and what to do first. */
  problems: string[]
  oldestUndelivered: string | null
  counts: LeadCounts | null
  channels: ChannelTally[]
}

/** Longer than the longest lead, so a store that takes this text takes any lead. */
const PROBE_TEXT = 'x'.repeat(32 * 1024)
const IDENTITY_NAME = 'store_id'

export type ReporterOptions = {
  now?: () => Date
  /** Identifies the file of an embedded store; null for any other store. If it changes after the start, the file was replaced. */
  identifyFile?: (() => string) | null
  /** Writes the commands that fix a problem. */
  commandLine?: CommandLine
}

/** @returns a reporter. It remembers the store that it saw first, and reports a problem if another one takes its place. */
export function createReporter(
  store: LeadStore,
  { now = () => new Date(), identifyFile = null, commandLine = createCommandLine({}) }: ReporterOptions = {},
) {
  let identity: string | null = null
  const identifyStore = async () => `${await readIdentity(store)} ${identifyFile?.() ?? ''}`
  return {
    /** Call this at the start: from then on, a replaced store is noticed. It does nothing if the store does not answer. */
    async begin(): Promise<void> {
      identity ??= await identifyStore().catch(() => null)
    },
    async report(): Promise<HealthReport> {
      const problems: string[] = []
      const addProblem = (what: string, fix: (commandLine: CommandLine) => string) => problems.push(`${what} ${fix(commandLine)}`)
      const { unwritable, unreadable, replaced, stuck, unassigned, dead } = PROBLEMS
      const storeError = await findStoreError(store, now)
      const writable = storeError === null
      if (storeError !== null) addProblem(unwritable.what(storeError), unwritable.fix)
      try {
        const found = await identifyStore()
        identity ??= found
        if (found !== identity) addProblem(replaced.what(), replaced.fix)
        const [counts, oldestUndelivered, channels, stuckChannels] = [
          await store.countByState(),
          await store.findOldestUndelivered(),
          await store.listChannelTallies(),
          await listStuckChannels(store, now),
        ]
        for (const { channel, since } of stuckChannels) addProblem(stuck.what(channel, since), stuck.fix)
        const unassignedCount = await store.countUnassigned(new Date(now().getTime() - STUCK_AFTER_MS).toISOString())
        if (unassignedCount > 0) addProblem(unassigned.what(unassignedCount), unassigned.fix)
        if (counts.dead > 0) addProblem(dead.what(counts.dead), dead.fix)
        return { ok: problems.length === 0, writable, problems, oldestUndelivered, counts, channels }
      } catch (error) {
        addProblem(unreadable.what(describeReason(error)), unreadable.fix)
        return { ok: false, writable, problems, oldestUndelivered: null, counts: null, channels: [] }
      }
    },
  }
}
export type Reporter = ReturnType<typeof createReporter>

/** Every store has an id, which is created at the first check. */
async function readIdentity(store: LeadStore): Promise<string> {
  const stored = await store.findServiceValue(IDENTITY_NAME)
  if (stored) return stored
  const fresh = crypto.randomUUID()
  await store.saveServiceValue(IDENTITY_NAME, fresh)
  return fresh
}

/** @returns why nothing can be stored, or null if the store works */
export async function findStoreError(store: LeadStore, now: () => Date): Promise<string | null> {
  try {
    await store.saveServiceValue('probe', PROBE_TEXT)
    await store.saveServiceValue('probe', now().toISOString())
    return null
  } catch (error) {
    return describeReason(error)
  }
}
