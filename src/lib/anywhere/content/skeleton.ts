/** What a skeleton made by `npm run new:…` and the build that refuses it unfilled both have to know. */
import { parse } from 'yaml'

/** Stands where words are still to be written. */
export const UNFILLED = 'FILL IN'

/**
 * @param source a YAML file of content
 * @param list the field that holds things with ids
 * @returns their ids, in their order; none when the file is broken, which is reported when it is loaded itself
 */
export function idsIn(source: string, list: string): string[] {
  const items = (parse(source) as Record<string, { id?: unknown }[] | undefined> | null)?.[list]
  return Array.isArray(items) ? items.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : []
}
