/**
 * The entry with an id, for content that names other content.
 * @param where begins the sentence when there is none: "The home page shows the industry"
 * @throws Error that names what is wrong and what there is
 */
export function named<T extends { id: string }>(entries: readonly T[], id: string, where: string): T {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`${where} "${id}", which does not exist. There are: ${entries.map((entry) => entry.id).join(', ')}.`)
  return found
}
