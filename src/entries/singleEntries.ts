/** Reads collections that have a single entry: `await readContent('home')`. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { singleEntry } from '#src/lib/build/content/entries/entryLookup.ts'

/** @returns the entry of a collection that has exactly one. @throws Error that names the collection when it has none, or more */
export const readSingleEntry = async <C extends CollectionKey>(name: C): Promise<CollectionEntry<C>> =>
  singleEntry((await getCollection(name)) as CollectionEntry<C>[], name)

/** @returns what that one entry says */
export const readContent = async <C extends CollectionKey>(name: C): Promise<CollectionEntry<C>['data']> =>
  (await readSingleEntry(name)).data
