/**
 * The one entry of a collection that has one: `only(await getCollection('home'))`.
 * @throws Error that names what is missing
 */
export function only<T>(entries: readonly { collection: string; data: T }[]): T {
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw new Error(`This collection should have exactly one entry, but has ${entries.length}${entry ? `: ${entry.collection}` : ''}.`)
  return entry.data
}
