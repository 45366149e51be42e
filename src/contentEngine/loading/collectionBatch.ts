/**
 * Loads all collections as one batch. Astro stops at the first collection that fails, so each one waits for the others. That way an editor
 * sees every problem at once.
 */
import { ContentError } from '../problems/contentError.ts'

/** One reading: the number of collections in progress and left, and the problems by file. */
type BatchReading = {
  begunCollections: number
  unreadCollections: number
  problems: Map<string, string[]>
  ended: PromiseWithResolvers<void>
  /** Runs while collections wait for others that have not begun. */
  timeout?: NodeJS.Timeout
}
/** How long finished collections wait for another to begin. Astro begins all of them at once. */
const LOADER_TIMEOUT_MS = 30_000

type CollectionBatch = {
  /** Adds a collection that each reading waits for. */
  addCollection: () => void
  /** @param read returns problems by file @throws ContentError with the problems of all collections, once all are read */
  loadTogether: (read: () => Promise<Map<string, string[]>>) => Promise<void>
}

/** @param onRead called once all collections were read, successfully or not */
export function createCollectionBatch(onRead: () => void): CollectionBatch {
  let collectionCount = 0
  let reading: BatchReading | null = null
  const join = () => {
    reading ??= { begunCollections: 0, unreadCollections: collectionCount, problems: new Map(), ended: Promise.withResolvers() }
    clearTimeout(reading.timeout)
    reading.begunCollections += 1
    return reading
  }
  const giveUp = (left: BatchReading) => {
    reading = null
    left.ended.resolve()
  }
  const leave = (left: BatchReading) => {
    left.begunCollections -= 1
    left.unreadCollections -= 1
    if (left.unreadCollections > 0) {
      if (left.begunCollections === 0) left.timeout = setTimeout(giveUp, LOADER_TIMEOUT_MS, left)
      return
    }
    reading = null
    onRead()
    left.ended.resolve()
  }

  return {
    addCollection: () => {
      collectionCount += 1
    },
    loadTogether: async (read) => {
      const all = join()
      try {
        for (const [file, problems] of await read()) all.problems.set(file, problems)
      } finally {
        leave(all)
      }
      await all.ended.promise
      const problems = [...all.problems].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, found]) => found)
      if (problems.length > 0) throw new ContentError(problems)
      if (all.unreadCollections > 0)
        throw new Error(
          `Astro has read ${collectionCount - all.unreadCollections} of ${collectionCount} collections, and for ${LOADER_TIMEOUT_MS / 1000} seconds has begun none of the others. Each waits for all (src/contentEngine/loading/collectionBatch.ts), which needs an Astro that loads them side by side. Start again. If that does not help, take back the last update of Astro.`,
        )
    },
  }
}
