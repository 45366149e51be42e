/**
 * The reading of all collections at once. Astro loads them side by side, and ends at the first that fails; so they wait for each other,
 * and whoever broke three of them learns of all three.
 */
import { ContentError } from '../problems/contentError.ts'

/** Of one reading: how many collections are being read and how many are not read yet, and what is wrong, by file. */
type Reading = {
  begunCollections: number
  unreadCollections: number
  problems: Map<string, string[]>
  ended: PromiseWithResolvers<void>
  /** Runs while some wait for others that nobody has begun. */
  patience?: NodeJS.Timeout
}
/** How long those that are read wait for another to begin, in milliseconds. Astro begins all of them at once. */
const LOADER_PATIENCE = 30_000

type JointReading = {
  /** One more, which each reading waits for. */
  addCollection: () => void
  /** @param read gives what is wrong, by file @throws ContentError with what is wrong in any collection, once all are read */
  readTogether: (read: () => Promise<Map<string, string[]>>) => Promise<void>
}

/** @param onRead is called once all collections were read, with or without success */
export function createJointReading(onRead: () => void): JointReading {
  let collectionCount = 0
  let reading: Reading | null = null
  const join = () => {
    reading ??= { begunCollections: 0, unreadCollections: collectionCount, problems: new Map(), ended: Promise.withResolvers() }
    clearTimeout(reading.patience)
    reading.begunCollections += 1
    return reading
  }
  const giveUp = (left: Reading) => {
    reading = null
    left.ended.resolve()
  }
  const leave = (left: Reading) => {
    left.begunCollections -= 1
    left.unreadCollections -= 1
    if (left.unreadCollections > 0) {
      if (left.begunCollections === 0) left.patience = setTimeout(giveUp, LOADER_PATIENCE, left)
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
    readTogether: async (read) => {
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
          `Astro has read ${collectionCount - all.unreadCollections} of ${collectionCount} collections, and for ${LOADER_PATIENCE / 1000} seconds has begun none of the others. Each waits for all (src/lib/build/content/loading/jointReading.ts), which needs an Astro that loads them side by side. Start again. If that does not help, take back the last update of Astro.`,
        )
    },
  }
}
