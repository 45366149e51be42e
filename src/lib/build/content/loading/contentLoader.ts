/**
 * Reads the files of each collection, and has Astro keep an entry only once it is checked. Astro's own loader (`glob`) stops at the
 * first file that it cannot read, keeps an entry whose file is the same although the values of its tokens have changed, and has the
 * bundler make a module of each text (docs/decisions/062-what-a-build-costs.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Loader, LoaderContext } from 'astro/loaders'
import { ContentError } from '../problems/contentError.ts'
import { withProse } from '../prose/proseParts.ts'
import type { ProseReader } from '../prose/proseReader.ts'
import { frontMatter } from '../yaml/fieldFinder.ts'
import { readYaml } from '../yaml/readYaml.ts'
import { readEntry } from './contentEntry.ts'
import { readProse } from './entryProse.ts'
import type { EntryRules } from './entryRules.ts'
import { createJointReading } from './jointReading.ts'

export type ContentOptions = Omit<EntryRules, 'tokens' | 'allowedFigures'> & {
  /** Called anew for each reading of all entries, and for an entry that changed since, because development adds tokens. */
  tokens: () => EntryRules['tokens']
  /** The same. @param file its path from the project */
  allowedFigures?: (file: string) => EntryRules['allowedFigures']
  /** Folder, relative to the project. */
  base: string
  pattern: string
  /** Whether the site is whole without any entry, and without the folder. */
  mayBeEmpty?: boolean
  /** Reads the prose of entries that have some. */
  prose?: ProseReader
}

/** What development knows of the content. */
type ContentState = {
  /** What to say of entries that are broken at this moment, by file. */
  broken: Map<string, string>
  /** How often all collections were read, with or without success. */
  readings: number
}
/** Global, because Astro loads src/content.config.ts and the integration each with a copy of this module. */
const shared = globalThis as unknown as { contentState?: ContentState }
shared.contentState ??= { broken: new Map(), readings: 0 }
export const contentState = shared.contentState

/** @returns a function that makes the loader of a collection: those made by one such function are read together (jointReading.ts) */
export function contentLoaders(): (options: ContentOptions) => Loader {
  const { addCollection, readTogether } = createJointReading(() => {
    contentState.readings += 1
  })
  return (options) => {
    addCollection()
    return { name: 'content-entries', load: (context) => readTogether(() => loadCollection(options, context)) }
  }
}

/** @returns what is wrong with entries, by file: those are not stored */
async function loadCollection(options: ContentOptions, context: LoaderContext): Promise<Map<string, string[]>> {
  const { base, pattern, mayBeEmpty } = options
  const { store, logger, watcher } = context
  const idsByFile = new Map(globSync(pattern, { cwd: base }).map((name) => [resolve(base, name), idOf(name)]))
  if (idsByFile.size === 0 && !mayBeEmpty) logger.warn(`There is no ${pattern} in ${base}.`)
  const ids = new Set(idsByFile.values())
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id)

  const broken = new Map<string, string[]>()
  const tokens = options.tokens()
  for (const [file, id] of idsByFile) {
    const problems = await loadEntry(file, id, tokens, options, context)
    if (problems.length > 0) broken.set(file, problems)
  }
  if (mayBeEmpty && store.keys().length === 0) {
    // Astro takes a collection for missing until something has been stored in it.
    store.set({ id: 'none', data: {} })
    store.delete('none')
  }

  // If a file is new or gone, contentIntegration.ts has everything read again.
  watcher?.on('change', async (file) => {
    const id = idsByFile.get(file)
    if (id === undefined) return
    try {
      const problems = await loadEntry(file, id, options.tokens(), options, context)
      if (problems.length > 0) throw new ContentError(problems)
      logger.info(`Read ${relative(process.cwd(), file)} again.`)
    } catch (error) {
      logger.error(String(error))
    }
  })
  return broken
}

/** "legal/terms" of "legal/terms.mdx": as tokens and addresses have it (entryTokens.ts). */
const idOf = (name: string) => name.replaceAll('\\', '/').replace(/\.\w+$/, '')

/** Reads an entry, and stores it unless something is wrong with it. @returns what is wrong, each with its place */
async function loadEntry(
  file: string,
  id: string,
  tokens: EntryRules['tokens'],
  options: ContentOptions,
  { store, parseData, watcher }: LoaderContext,
): Promise<string[]> {
  // Astro watches files in development alone.
  const rules = { ...options, tokens, allowedFigures: options.allowedFigures?.(file), mayBeUnfilled: watcher !== undefined }
  const { written, problem } = readFields(file)
  const { data, problems } = problem ? { data: {}, problems: [problem] } : readEntry(file, written, rules)
  const prose = options.prose && problems.length === 0 ? await readProse(file, data, tokens, options.prose) : { problems }
  contentState.broken.delete(file)
  if (prose.problems.length > 0) contentState.broken.set(file, prose.problems.join('\n\n'))
  else {
    const checked = await parseData({ id, data, filePath: file })
    store.set({ id, data: checked, filePath: relative(process.cwd(), file).replaceAll('\\', '/'), ...withProse(prose.kept) })
  }
  return prose.problems
}

/** @returns the fields of an entry as they are written, alone or above prose; or why nobody can read them, with its place */
function readFields(file: string): { written: Record<string, unknown>; problem?: string } {
  const place = relative(process.cwd(), file)
  const source = readFileSync(file, 'utf8')
  const isProse = file.endsWith('.mdx')
  const front = isProse ? frontMatter(source) : null
  // The reading of the entry reports fields that are missing above prose.
  if (isProse && !front) return { written: {} }
  const read = readYaml(front?.yaml ?? source, true)
  if ('problem' in read)
    return { written: {}, problem: `${place}, line ${read.problem.line + (front?.linesBefore ?? 0)}: ${read.problem.message}` }
  if (read.data === null && !isProse) return { written: {}, problem: `${place}: This file is empty. Write its fields, or remove it.` }
  return { written: (read.data ?? {}) as Record<string, unknown> }
}
