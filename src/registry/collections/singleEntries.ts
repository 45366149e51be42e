/** Reads collections that have a single entry: `await readContent('home')`. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { requireSingleEntry } from '#src/contentEngine/entries/entryLookup.ts'

/** @returns the one entry of a collection. @throws Error if the collection does not have exactly one */
export const readSingleEntry = async <C extends CollectionKey>(name: C): Promise<CollectionEntry<C>> =>
  requireSingleEntry<CollectionEntry<C>>(await getCollection(name), name)

/** @returns the data of the one entry */
export const readContent = async <C extends CollectionKey>(name: C): Promise<CollectionEntry<C>['data']> =>
  (await readSingleEntry(name)).data
