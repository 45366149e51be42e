/** Reads only the names in a file of YAML, for callers that need to know what there is. A broken file has none, and no message. */
import { parse } from 'yaml'

/**
 * @param source a YAML file of content
 * @param list the field that holds things with ids
 * @returns their ids, in their order; null when the file cannot be read, which is reported when it is loaded itself
 */
export function idsIn(source: string, list: string): string[] | null {
  const items = parseFields(source)?.[list]
  if (!Array.isArray(items)) return null
  return items.flatMap((item: { id?: unknown } | null) => (typeof item?.id === 'string' ? [item.id] : []))
}

/**
 * @param source a YAML file of named values, each with a list `files`
 * @returns the files by these names; null when it cannot be read or has none, which is reported when it is loaded itself
 */
export function filesByName(source: string): ReadonlyMap<string, string[]> | null {
  const fields = parseFields(source)
  if (typeof fields !== 'object' || fields === null) return null
  return new Map(Object.entries(fields).map(([name, value]) => [name, filesOf(value)]))
}

function filesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return []
  return value.files.filter((file) => typeof file === 'string')
}

/** All errors count alike: for a name that is no anchor (`*others`), the parser throws an error that is not of its own kind. */
function parseFields(source: string): Record<string, unknown> | null {
  try {
    return parse(source)
  } catch {
    return null
  }
}
