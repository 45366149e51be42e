/**
 * Astro's loaders of all collections. Whichever Astro calls first reads the files of all (readCollections.ts), and each stores its own part,
 * so an editor sees every problem at once, in whatever order Astro calls them. Astro's own loader (`glob`) stops at the first unreadable
 * file, keeps an unchanged file although the values of its tokens have changed, and makes the bundler create a module of each text
 * (docs/decisions/062-what-a-build-costs.md).
 */
import { relative } from 'node:path'
import type { Loader, LoaderContext } from 'astro/loaders'
import { ContentError } from '../problems/contentError.ts'
import { toRenderedField } from '../prose/proseData.ts'
import {
  type CollectionFiles,
  type ReadCollection,
  type ReadEntry,
  readCollections,
  readEntryFile,
  readIdsByFile,
  type SharedRules,
} from '../reading/readCollections.ts'

/** What contentIntegration.ts passes with Astro's `refreshContent`. */
export type RefreshContext = {
  /** The full path of the only file that has changed. Without it, all are read. */
  changedFile?: string
  /** Called by each loader, because Astro may ignore a refresh. */
  onLoad?: () => void
}

type Reading = { result: ReturnType<typeof readCollections>; servedCollections: Set<CollectionFiles> }

/**
 * @param readRules returns the rules of all collections. Called for each reading, because claims, terms and names of entries may have changed
 * @param isSharedFile returns whether entries of other files depend on a file, by its full path: a change to it has all read again
 * @returns a function that creates the loader of a collection
 */
export function createContentLoaders(
  readRules: () => SharedRules,
  isSharedFile: (file: string) => boolean,
): (collection: CollectionFiles) => Loader {
  const collections: CollectionFiles[] = []
  let reading: Reading | null = null

  /** Every collection uses the same reading once. A collection that comes a second time starts the next reading. */
  function joinReading(collection: CollectionFiles, rulesOf: () => SharedRules) {
    if (!reading || reading.servedCollections.has(collection))
      reading = { result: (async () => readCollections(collections, rulesOf()))(), servedCollections: new Set() }
    const { result, servedCollections } = reading
    servedCollections.add(collection)
    // Otherwise all content would stay in memory for the rest of a build.
    if (servedCollections.size === collections.length) reading = null
    return result
  }

  return (collection) => {
    collections.push(collection)
    const load = async ({ store, logger, watcher, refreshContextData }: LoaderContext) => {
      // Astro watches files only in development.
      const rulesOf = () => ({ ...readRules(), mayBeUnfilled: watcher !== undefined })
      const { changedFile, onLoad } = (refreshContextData ?? {}) as RefreshContext
      onLoad?.()
      if (changedFile !== undefined && !isSharedFile(changedFile)) {
        const entry = await readChangedEntry(changedFile, collection, rulesOf)
        if (!entry) return
        store.set(toStored(entry))
        logger.info(`Read ${relative(process.cwd(), changedFile)} again.`)
        return
      }
      const { filesAndEntries, problems } = await joinReading(collection, rulesOf)
      const found = filesAndEntries.get(collection) ?? { ids: [], entries: [] }
      if (found.ids.length === 0 && !collection.mayBeEmpty) logger.warn(`There is no ${collection.pattern} in ${collection.base}.`)
      replaceEntries(store, found, collection)
      if (problems.length > 0) throw new ContentError(problems)
    }
    return { name: 'content-entries', load }
  }
}

/** @returns the entry of a file that has changed; null if it is none of this collection @throws ContentError with the entry's problems */
async function readChangedEntry(file: string, collection: CollectionFiles, rulesOf: () => SharedRules): Promise<ReadEntry | null> {
  const id = readIdsByFile(collection).get(file)
  if (id === undefined) return null
  const { entry, problems } = await readEntryFile(file, id, collection, rulesOf())
  if (problems) throw new ContentError(problems)
  return entry
}

/** Stores a collection's entries. An entry whose file has problems stays as it was, and one whose file is gone goes. */
function replaceEntries(store: LoaderContext['store'], { ids, entries }: ReadCollection, { mayBeEmpty }: CollectionFiles): void {
  for (const id of store.keys()) if (!ids.includes(id)) store.delete(id)
  for (const entry of entries) store.set(toStored(entry))
  if (!mayBeEmpty || store.keys().length > 0) return
  // Astro considers a collection missing until something has been stored in it.
  store.set({ id: 'none', data: {} })
  store.delete('none')
}

const toStored = ({ id, file, data, prose }: ReadEntry) => ({
  id,
  data,
  filePath: relative(process.cwd(), file),
  ...toRenderedField(prose),
})
