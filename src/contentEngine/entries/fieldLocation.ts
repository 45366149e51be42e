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
