/** Reads collections for pages: the entry of a collection that has only one, or an entry by its id. */

/** @returns the entry of a collection that has exactly one. @param name the collection's. @throws Error that says how many there are */
export function singleEntry<E>(entries: readonly E[], name: string): E {
  const [entry] = entries
  if (!entry || entries.length > 1) throw new Error(`The collection "${name}" should have exactly one entry, but has ${entries.length}.`)
  return entry
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
