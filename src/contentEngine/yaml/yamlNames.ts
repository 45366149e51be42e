/** Parses only the names in a YAML file, for callers that need to know which entries exist. A broken file has none, and no message. */
import { parse } from 'yaml'

/** An id that becomes part of an address. */
export const ID_PATTERN = /^[a-z][a-z0-9-]*$/

/**
 * @param source a YAML file of content
 * @param list the field with a list of things that have ids
 * @returns their ids, in order; null if the file or one of the ids is invalid, which is reported when the file is loaded itself
 */
export function parseIds(source: string, list: string): string[] | null {
  const items = parseFields(source)?.[list]
  if (!Array.isArray(items)) return null
  const ids = items.map((item: { id?: unknown } | null) => item?.id)
  return ids.every((id): id is string => typeof id === 'string' && ID_PATTERN.test(id)) ? ids : null
}

/**
 * @param source a YAML file of named values, each with a list `files`
 * @returns the files by these names; null if it is invalid or has none, which is reported when it is loaded itself
 */
export function parseFilesByName(source: string): ReadonlyMap<string, string[]> | null {
  const fields = parseFields(source)
  if (typeof fields !== 'object' || fields === null) return null
  return new Map(Object.entries(fields).map(([name, value]) => [name, filesOf(value)]))
}

function filesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return []
  return value.files.filter((file) => typeof file === 'string')
}

/** Catches all errors, because for an unknown anchor (`*others`) the parser throws an error of another class. */
function parseFields(source: string): Record<string, unknown> | null {
  try {
    return parse(source)
  } catch {
    return null
  }
}
