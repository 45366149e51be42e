/** Reads the location of a field in its file, for rules that compare several entries. */
import { readFileSync } from 'node:fs'
import { type FieldPath, fieldName } from '../problems/problemLocation.ts'
import { createFieldFinder } from '../yaml/fieldFinder.ts'

/** An entry from Astro. `filePath` is relative to the project. */
export type LoadedEntry = { id: string; filePath?: string | undefined }

/** @returns "file, line, field" */
export const readFieldLocation = ({ id, filePath }: LoadedEntry, path: FieldPath): string =>
  filePath
    ? `${filePath}, line ${createFieldFinder(readFileSync(filePath, 'utf8')).lineOf(path)}, ${fieldName(path)}`
    : `${id}, ${fieldName(path)}`

/** @returns the path of the first field whose text passes; an empty path if there is none */
export function findFieldPath(data: unknown, passes: (text: string) => boolean): FieldPath {
  const search = (value: unknown, path: FieldPath): FieldPath | undefined => {
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
