/**
 * Reads the source text of an entry. Entries do not contain it, because Astro keeps several copies of them and little code needs it
 * (docs/decisions/062).
 */
import { readFileSync } from 'node:fs'
import { withoutIds } from '../prose/sectionIds.ts'
import { parseFrontMatter } from '../yaml/frontMatter.ts'
import type { LoadedEntry } from './fieldLocation.ts'

/** @returns the text below the front matter, without the ids of its headings and the empty lines around it */
export function readEntryText({ filePath }: LoadedEntry): string {
  if (filePath === undefined) return ''
  const source = readFileSync(filePath, 'utf8')
  return withoutIds(source.slice(parseFrontMatter(source)?.end ?? 0)).trim()
}

/** @returns the entry with its source text, for comparisons */
export const withBody = <Entry extends LoadedEntry>(entry: Entry): Entry & { body: string } => ({ ...entry, body: readEntryText(entry) })
