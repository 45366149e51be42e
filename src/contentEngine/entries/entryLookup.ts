/** Looks up entries for pages: the only entry of a collection, or an entry by its id. */

/**
 * @returns the only entry of a collection @param name the collection's @throws Error with the number of entries if there is not exactly one
 */
export function requireSingleEntry<E>(entries: readonly E[], name: string): E {
  const [entry] = entries
  if (!entry || entries.length > 1) throw new Error(`The collection "${name}" should have exactly one entry, but has ${entries.length}.`)
  return entry
}

/**
 * Finds the entry that other content names.
 * @param nameOf returns the name of an entry
 * @param where begins the error's sentence: "The home page shows the industry"
 * @throws Error that has the wrong name and the existing ones
 */
export function requireEntryBy<T>(nameOf: (entry: T) => string, entries: readonly T[], name: string, where: string): T {
  const found = entries.find((entry) => nameOf(entry) === name)
  if (!found) throw new Error(`${where} "${name}", which does not exist. There are: ${entries.map(nameOf).join(', ')}.`)
  return found
}

/** Finds an entry by its id, as `requireEntryBy` does. */
export const requireEntryById = <T extends { id: string }>(entries: readonly T[], id: string, where: string): T =>
  requireEntryBy((entry) => entry.id, entries, id, where)
