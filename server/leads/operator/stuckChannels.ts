/** Finds channels that do not deliver. */
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { StuckChannel } from '../store/leadStoreData.ts'

/** A channel is stuck if a delivery has been tried, or has been due without being tried, for longer than this. */
export const STUCK_AFTER_MS = HOUR_MS

/** @throws StoreUnavailable */
export const listStuckChannels = (store: LeadStore, now: () => Date): Promise<StuckChannel[]> =>
  store.listChannelsStuckSince(new Date(now().getTime() - STUCK_AFTER_MS).toISOString())
