/** Reads the files of all collections, and reports the problems of all of them together. Knows nothing of Astro. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StoredProse } from '../prose/proseData.ts'
import type { ProseParser } from '../prose/proseParser.ts'
import { readEntry } from './contentEntry.ts'
import { parseProse } from './entryProse.ts'
import type { EntryRules } from './entryRules.ts'

/** The files of a collection, and the rules that it alone has. */
export type CollectionFiles = Pick<EntryRules, 'schema' | 'proseRule'> & {
  /** Folder, relative to the project. */
  base: string
  pattern: string
  /** Whether the collection, and its folder, may be missing. */
  mayBeEmpty?: boolean
  /** Parses the prose of entries that have any. */
  prose?: ProseParser
  /** @param file path from the project's root @returns the figures that it may type; undefined allows any figure */
  allowedFigures?: (file: string) => EntryRules['allowedFigures']
  /** Chooses those that it must not type, of the figures of all collections. */
  chooseFigures?: (figures: EntryRules['figures']) => EntryRules['figures']
}
/** The rules that all collections have. */
export type SharedRules = Omit<EntryRules, 'schema' | 'proseRule' | 'allowedFigures'>

/** An entry that passed its checks. */
export type ReadEntry = { id: string; file: string; data: Record<string, unknown>; prose?: StoredProse | undefined }
/** What a reading found in a collection. */
export type ReadCollection = {
  /** Ids of all files, those with problems included. */
  ids: readonly string[]
  entries: readonly ReadEntry[]
}

/** @returns the ids of a collection's entries by the full paths of their files */
export const readIdsByFile = ({ base, pattern }: CollectionFiles): Map<string, string> =>
  new Map(globSync(pattern, { cwd: base }).map((name) => [resolve(base, name), idOf(name)]))

/** "legal/terms.mdx" → "legal/terms", as in tokens and addresses (entryTokens.ts). */
const idOf = (name: string) => name.replace(/\.\w+$/, '')

/** @returns what each collection has; and all problems in the order of their files, each with its location */
export async function readCollections(
  collections: readonly CollectionFiles[],
  rules: SharedRules,
): Promise<{ filesAndEntries: Map<CollectionFiles, ReadCollection>; problems: string[] }> {
  const filesAndEntries = new Map<CollectionFiles, ReadCollection>()
  const problemsByFile: [file: string, problems: string[]][] = []
  for (const collection of collections) {
    const files = readIdsByFile(collection)
    const entries: ReadEntry[] = []
    for (const [file, id] of files) {
      const { entry, problems } = await readEntryFile(file, id, collection, rules)
      if (entry) entries.push(entry)
      else problemsByFile.push([file, problems])
    }
    filesAndEntries.set(collection, { ids: [...files.values()], entries })
  }
  const problems = problemsByFile.toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, ofFile]) => ofFile)
  return { filesAndEntries, problems }
}

/** @returns the entry; or its problems, each with its location */
export async function readEntryFile(
  file: string,
  id: string,
  { schema, proseRule, prose: parser, allowedFigures, chooseFigures }: CollectionFiles,
  shared: SharedRules,
): Promise<{ entry: ReadEntry; problems?: never } | { entry?: never; problems: string[] }> {
  const rules: EntryRules = {
    ...shared,
    ...(chooseFigures && { figures: chooseFigures(shared.figures) }),
    schema,
    proseRule,
    allowedFigures: allowedFigures?.(file),
  }
  const { data, problems } = readEntry(file, rules)
  if (problems.length > 0) return { problems }
  if (!parser) return { entry: { id, file, data } }
  const prose = await parseProse(file, data, rules.tokens, parser)
  return prose.problems.length > 0 ? { problems: prose.problems } : { entry: { id, file, data, prose: prose.stored } }
}
