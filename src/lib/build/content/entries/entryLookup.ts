/** Reads collections for pages: the entry of a collection that has only one, or an entry by its id. */

/** @returns the entry of a collection that has exactly one. @param name the collection's. @throws Error that says how many there are */
export function singleEntry<E>(entries: readonly E[], name: string): E {
  const [entry] = entries
  if (!entry || entries.length > 1) throw new Error(`The collection "${name}" should have exactly one entry, but has ${entries.length}.`)
  return entry
}

/**
 * The entry with a name, for content that names other content.
 * @param nameOf what an entry is named by
 * @param where begins the sentence when there is none: "The demo page names the client"
 * @throws Error that names what is wrong and what there is
 */
export function entryBy<T>(nameOf: (entry: T) => string, entries: readonly T[], name: string, where: string): T {
  const found = entries.find((entry) => nameOf(entry) === name)
  if (!found) throw new Error(`${where} "${name}", which does not exist. There are: ${entries.map(nameOf).join(', ')}.`)
  return found
}

/** The same for entries that have ids. */
export const entryById = <T extends { id: string }>(entries: readonly T[], id: string, where: string): T =>
  entryBy((entry) => entry.id, entries, id, where)
