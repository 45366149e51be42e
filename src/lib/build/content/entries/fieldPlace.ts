/** Where a field of an entry that Astro has read stands, for rules that look at several entries. */
import { readFileSync } from 'node:fs'
import { fieldFinder, fieldName, type Path } from '../yaml/fieldFinder'

/** An entry as Astro gives it; `filePath` is relative to the project. */
export type ReadEntry = { id: string; filePath?: string | undefined }

/** @returns "file, line, field" */
export const placeOf = ({ id, filePath }: ReadEntry, path: Path): string =>
  filePath
    ? `${filePath}, line ${fieldFinder(readFileSync(filePath, 'utf8')).lineOf(path)}, ${fieldName(path)}`
    : `${id}, ${fieldName(path)}`

/** @returns the path of the first field whose text passes; an empty one where there is none */
export function pathTo(data: unknown, passes: (text: string) => boolean): Path {
  const search = (value: unknown, path: Path): Path | undefined => {
    if (typeof value === 'string') return passes(value) ? path : undefined
    if (typeof value !== 'object' || value === null) return undefined
    for (const [key, item] of Object.entries(value)) {
      const found = search(item, [...path, Array.isArray(value) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  return search(data, []) ?? []
}
