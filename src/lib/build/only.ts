/**
 * What the one entry of a collection that has one says: `only(await getCollection('home'))`.
 * @throws Error that names what is missing
 */
export function only<T>(entries: readonly { collection: string; data: T }[]): T {
  return onlyEntry(entries).data
}

/** The entry itself, for those who also ask which file it is. @throws Error that names what is missing */
export function onlyEntry<E extends { collection: string }>(entries: readonly E[]): E {
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw new Error(`This collection should have exactly one entry, but has ${entries.length}${entry ? `: ${entry.collection}` : ''}.`)
  return entry
}
