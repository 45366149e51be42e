/** Collects the problems of one entry in order, each as "file, line, field: sentence". */
import { relative } from 'node:path'
import { type FieldPath, fieldName } from '../problems/problemLocation.ts'
import { createFieldFinder } from '../yaml/fieldFinder.ts'

export type EntryReport = {
  problems: string[]
  atField(path: FieldPath, message: string): void
  /** @param line from 1 */
  atLine(line: number, message: string): void
  /** Reports a problem that has no line. */
  ofFile(message: string): void
  /** @returns the line of a field, as in `atField` */
  lineOf(path: FieldPath): number
  /** @returns a value as it is typed */
  writtenAt(path: FieldPath): string | undefined
}

/**
 * @param file path of the entry
 * @param source its text
 */
export function createEntryReport(file: string, source: string): EntryReport {
  const relativePath = relative(process.cwd(), file)
  const { lineOf, writtenAt } = createFieldFinder(source)
  const problems: string[] = []
  const atLine = (line: number, message: string) => void problems.push(`${relativePath}, line ${line}: ${message}`)
  return {
    problems,
    atField: (path, message) => {
      if (path.length === 0) atLine(lineOf(path), message)
      else problems.push(`${relativePath}, line ${lineOf(path)}, ${fieldName(path)}: ${message}`)
    },
    atLine,
    ofFile: (message) => void problems.push(`${relativePath}: ${message}`),
    lineOf,
    writtenAt,
  }
}
