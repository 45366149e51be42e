/**
 * Loads a folder of content with Astro's own glob loader, and validates each entry before anything else. The problems of all
 * collections are reported at once.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Loader } from 'astro/loaders'
import { glob } from 'astro/loaders'
import { ContentError } from '../problems/contentError.ts'
import { type KeptParts, withProse } from '../prose/proseParts.ts'
import type { ProseReader } from '../prose/proseReader.ts'
import { frontMatterProblem } from '../yaml/frontMatterProblem.ts'
import { yamlProblem } from '../yaml/yamlProblem.ts'
import { readEntry } from './contentEntry.ts'
import { keepWithoutEntries, withoutWarnings } from './emptyCollection.ts'
import { readProse } from './entryProse.ts'
import type { EntryRules } from './entryRules.ts'

export type ContentOptions = Omit<EntryRules, 'tokens' | 'allowedFigures'> & {
  /** Asked anew for each reading of all entries, and for one that changed since: development adds some. */
  tokens: () => EntryRules['tokens']
  /** The same. @param file its path from the project */
  allowedFigures?: (file: string) => EntryRules['allowedFigures']
  /** Folder, relative to the project. */
  base: string
  pattern: string
  /** Whether the site is whole without any entry, and without the folder. Otherwise Astro warns that none is there. */
  mayBeEmpty?: boolean
  /** Reads the prose of entries that have some. */
  prose?: ProseReader
}

/** What development knows of the content; shared with the integration, which is loaded as a module of its own. */
type ContentState = {
  /** What to say of entries that are broken at this moment, by file. */
  broken: Map<string, string>
  /** How often all collections were read, with or without success. */
  readings: number
}
const shared = globalThis as unknown as { contentState?: ContentState }
shared.contentState ??= { broken: new Map(), readings: 0 }
export const contentState = shared.contentState

/**
 * @returns a function that makes the loader of a collection. Astro loads all collections side by side; those made by one
 *   such function wait for each other, so that whoever broke three of them learns of all three.
 */
export function contentLoaders(): (options: ContentOptions) => Loader {
  const broken = new Map<string, string[]>()
  let loaderCount = 0
  let loading = 0
  let release = () => {}
  let allLoaded = Promise.resolve()

  const begin = () => {
    if (loading === 0) {
      broken.clear()
      loading = loaderCount
      allLoaded = new Promise((resolve) => {
        release = resolve
      })
    }
    return allLoaded
  }
  const end = () => {
    loading -= 1
    if (loading > 0) return
    contentState.readings += 1
    release()
  }
  const refuse = () => {
    const problems = [...broken].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, found]) => found)
    if (problems.length > 0) throw new ContentError(problems)
  }

  return (options) => {
    const files = glob({ base: options.base, pattern: options.pattern, retainBody: false })
    loaderCount += 1
    return {
      name: 'content-entries',
      load: async (context) => {
        const all = begin()
        let isFirst = true
        let tokens: EntryRules['tokens'] | undefined
        const read = new Map<string, KeptParts>()
        try {
          await files.load({
            ...context,
            logger: options.mayBeEmpty ? withoutWarnings(context.logger) : context.logger,
            // Astro would have the bundler make a module of each text.
            store: {
              ...context.store,
              set: ({ deferredRender, ...entry }) => context.store.set({ ...entry, ...withProse(read.get(entry.id)) }),
            },
            // Astro skips entries whose digest it knows, although the values of their tokens may have changed, or what kept them
            // broken.
            generateDigest: () => randomUUID(),
            parseData: async (entry) => {
              const file = entry.filePath ?? entry.id
              if (!isFirst) tokens = undefined
              tokens ??= options.tokens()
              const { data, problems } = readEntry(file, entry.data, {
                ...options,
                tokens,
                allowedFigures: options.allowedFigures?.(file),
                // Astro watches files in development alone.
                mayBeUnfilled: context.watcher !== undefined,
              })
              if (options.prose && problems.length === 0) {
                const prose = await readProse(file, data, tokens, options.prose)
                if (prose.kept) read.set(entry.id, prose.kept)
                problems.push(...prose.problems)
              }
              contentState.broken.delete(file)
              if (problems.length > 0) {
                contentState.broken.set(file, problems.join('\n\n'))
                if (!isFirst) throw new ContentError(problems)
                broken.set(file, problems)
                return data as never
              }
              return context.parseData({ ...entry, data: data as typeof entry.data })
            },
          })
        } catch (error) {
          const unread = unreadable(error) ?? emptyOrTwo(options)
          if (!unread) throw error
          contentState.broken.set(unread.file, unread.problem)
          broken.set(unread.file, [unread.problem])
        } finally {
          isFirst = false
          end()
        }
        if (options.mayBeEmpty) keepWithoutEntries(context.store)
        await all
        refuse()
      },
    }
  }
}

type Unread = { file: string; problem: string }

/** @returns the file that Astro could not read as YAML, alone or above prose, and what to say of it; null for any other error */
function unreadable(error: unknown): Unread | null {
  if (!(error instanceof Error && ['DataCollectionEntryParseError', 'YAMLException'].includes(error.name) && 'loc' in error)) return null
  const { file = '', line: read } = error.loc as { file?: string; line?: number }
  const why = /failed to parse: (.+)/.exec(error.message)?.[1] ?? error.message
  const source = readFileSync(file, 'utf8')
  const { line, message } = (file.endsWith('.mdx') && frontMatterProblem(source)) || yamlProblem(source, read, why)
  return { file, problem: `${relative(process.cwd(), file)}, line ${line}: ${message}` }
}

/** Astro fails on an empty file and on a file of two documents, and does not say which file it is. */
function emptyOrTwo({ base, pattern }: ContentOptions): Unread | null {
  for (const name of globSync(pattern, { cwd: base }).filter((one) => one.endsWith('.yaml'))) {
    const file = resolve(base, name)
    const fields = readFileSync(file, 'utf8').replaceAll(/#.*/g, (note) => note.replaceAll(/./g, ' '))
    const place = relative(process.cwd(), file)
    if (fields.trim() === '') return { file, problem: `${place}: This file is empty. Write its fields, or remove it.` }
    const second = /\S\s*\n---[ \t]*(?:\n|$)/.exec(fields)
    if (second) {
      const line = fields.slice(0, second.index + second[0].trimEnd().length).split('\n').length
      return { file, problem: `${place}, line ${line}: A line "---" begins another file in this one. Take it out.` }
    }
  }
  return null
}
