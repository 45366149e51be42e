/**
 * The source text of an entry. Entries come without it: Astro holds them several times over, and little needs it
 * (docs/decisions/062).
 */
import { readFileSync } from 'node:fs'
import { withoutIds } from '../prose/sectionIds.ts'
import { frontMatter } from '../yaml/fieldFinder.ts'
import type { LoadedEntry } from './fieldPlace.ts'

/** @returns what stands below its front matter, without the ids of its headings and the empty lines around it */
export function bodyOf({ filePath }: LoadedEntry): string {
  if (filePath === undefined) return ''
  const source = readFileSync(filePath, 'utf8')
  return withoutIds(source.slice(frontMatter(source)?.end ?? 0)).trim()
}

/** @returns the entry with its source text, to compare texts */
export const withBody = <Entry extends LoadedEntry>(entry: Entry): Entry & { body: string } => ({ ...entry, body: bodyOf(entry) })
