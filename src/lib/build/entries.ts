/** What pages ask of the collections: the one entry of a collection that has one, or an entry by its id. */

type CollectionEntry = { collection: string }

/** @returns the entry of a collection that has exactly one. @throws Error that names what is missing */
export function singleEntry<E extends CollectionEntry>(entries: readonly E[]): E {
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw new Error(`This collection should have exactly one entry, but has ${entries.length}${entry ? `: ${entry.collection}` : ''}.`)
  return entry
}

/** What that one entry says: `singleData(await getCollection('home'))`. @throws Error that names what is missing */
export function singleData<T>(entries: readonly (CollectionEntry & { data: T })[]): T {
  return singleEntry(entries).data
}

/**
 * The entry with an id, for content that names other content.
 * @param where begins the sentence when there is none: "The home page shows the industry"
 * @throws Error that names what is wrong and what there is
 */
export function entryById<T extends { id: string }>(entries: readonly T[], id: string, where: string): T {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`${where} "${id}", which does not exist. There are: ${entries.map((entry) => entry.id).join(', ')}.`)
  return found
}
