/** Which channels do not deliver, and since when. */
import type { LeadStore } from '../store/leadStore.ts'
import type { StuckChannel } from '../store/leadStoreData.ts'

/** How long a delivery may be tried, or be due without being tried, before its channel counts as stuck: one hour, in milliseconds. */
export const STUCK_AFTER_MS = 3_600_000

/** @returns the channels that count as stuck @throws StoreUnavailable */
export const listStuckChannels = (store: LeadStore, now: () => Date): Promise<StuckChannel[]> =>
  store.listChannelsStuckSince(new Date(now().getTime() - STUCK_AFTER_MS).toISOString())
