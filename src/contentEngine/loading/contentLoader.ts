/**
 * Reads the files of each collection, and stores an entry only after its checks. Astro's own loader (`glob`) stops at the first unreadable
 * file, keeps an unchanged file although the values of its tokens have changed, and makes the bundler create a module of each text
 * (docs/decisions/062-what-a-build-costs.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Loader, LoaderContext } from 'astro/loaders'
import { ContentError } from '../problems/contentError.ts'
import type { ProseParser } from '../prose/proseParser.ts'
import { toRenderedField } from '../prose/proseParts.ts'
import { parseFrontMatter } from '../yaml/fieldFinder.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { createCollectionBatch } from './collectionBatch.ts'
import { validateEntry } from './contentEntry.ts'
import { parseProse } from './entryProse.ts'
import type { EntryRules } from './entryRules.ts'

export type ContentOptions = Omit<EntryRules, 'tokens' | 'allowedFigures'> & {
  /** Called again for each reading, and for an entry that changed since, because development adds tokens. */
  tokens: () => EntryRules['tokens']
  /** Called again for each reading, as `tokens` is. @param file path from the project's root */
  allowedFigures?: (file: string) => EntryRules['allowedFigures']
  /** Folder, relative to the project. */
  base: string
  pattern: string
  /** Whether the collection, and its folder, may be missing. */
  mayBeEmpty?: boolean
  /** Parses the prose of entries that have any. */
  prose?: ProseParser
}

/** The state of the content in development. */
type ContentState = {
  /** Messages about entries that are broken now, by file. */
  broken: Map<string, string>
  /** Number of readings of all collections, successful or not. */
  readings: number
}
/** Global, because Astro loads src/content.config.ts and the integration each with a copy of this module. */
const shared = globalThis as unknown as { contentState?: ContentState }
shared.contentState ??= { broken: new Map(), readings: 0 }
export const contentState = shared.contentState

/** @returns a function that creates the loader of a collection. All loaders of one such function are read as a batch (collectionBatch.ts). */
export function createContentLoaders(): (options: ContentOptions) => Loader {
  const { addCollection, loadTogether } = createCollectionBatch(() => {
    contentState.readings += 1
  })
  return (options) => {
    addCollection()
    return { name: 'content-entries', load: (context) => loadTogether(() => loadCollection(options, context)) }
  }
}

/** @returns problems of entries by file; those entries are not stored */
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
    // Astro considers a collection missing until something has been stored in it.
    store.set({ id: 'none', data: {} })
    store.delete('none')
  }

  // For a new or removed file, contentIntegration.ts reads everything again.
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

/** "legal/terms.mdx" → "legal/terms", as in tokens and addresses (entryTokens.ts). */
const idOf = (name: string) => name.replaceAll('\\', '/').replace(/\.\w+$/, '')

/** Reads an entry, and stores it unless it has problems. @returns the problems, each with its place */
async function loadEntry(
  file: string,
  id: string,
  tokens: EntryRules['tokens'],
  options: ContentOptions,
  { store, parseData, watcher }: LoaderContext,
): Promise<string[]> {
  // Astro watches files only in development.
  const rules = { ...options, tokens, allowedFigures: options.allowedFigures?.(file), mayBeUnfilled: watcher !== undefined }
  const { written, problem } = readFields(file)
  const { data, problems } = problem ? { data: {}, problems: [problem] } : validateEntry(file, written, rules)
  const prose = options.prose && problems.length === 0 ? await parseProse(file, data, tokens, options.prose) : { problems }
  contentState.broken.delete(file)
  if (prose.problems.length > 0) contentState.broken.set(file, prose.problems.join('\n\n'))
  else {
    const checked = await parseData({ id, data, filePath: file })
    store.set({ id, data: checked, filePath: relative(process.cwd(), file).replaceAll('\\', '/'), ...toRenderedField(prose.kept) })
  }
  return prose.problems
}

/** @returns the fields of an entry before tokens are resolved; or the reason why the file cannot be parsed, with its place */
function readFields(file: string): { written: Record<string, unknown>; problem?: string } {
  const place = relative(process.cwd(), file)
  const source = readFileSync(file, 'utf8')
  const isProse = file.endsWith('.mdx')
  const front = isProse ? parseFrontMatter(source) : null
  // `validateEntry` reports missing front matter.
  if (isProse && !front) return { written: {} }
  const read = parseYaml(front?.yaml ?? source, true)
  if ('problem' in read)
    return { written: {}, problem: `${place}, line ${read.problem.line + (front?.linesBefore ?? 0)}: ${read.problem.message}` }
  if (read.data === null && !isProse) return { written: {}, problem: `${place}: This file is empty. Write its fields, or remove it.` }
  return { written: (read.data ?? {}) as Record<string, unknown> }
}
