/** Finds and replaces references to an entry in content, docs and tests. */
import { REDIRECTS } from './dataFiles.ts'
import { ARTICLES_FOLDER, addressesOf, ENTRY_KINDS, type EntryKindName, foldersOf } from './entryKinds.ts'
import type { ProjectTexts } from './projectTexts.ts'
import { pathsIn, withValues } from './yamlEdits.ts'

export const HOME_FILE = 'src/content/pages/home.yaml'

type NewSlug = { kind: EntryKindName; old: string; slug: string }

const contentFolders = (kind: EntryKindName) => foldersOf(kind).map(({ folder }) => folder.replace('src/content/', ''))

/** @returns an article with one tag replaced, if it has it */
const replaceTag = (article: string, file: string, old: string, slug: string): string =>
  withValues<{ tags: unknown }>(article, file, ({ tags }) => pathsIn(tags, old, ['tags']), slug)

/** @returns home with one industry replaced, if it shows it */
const replaceShown = (home: string, old: string, slug: string): string =>
  withValues<{ blocks: { show?: unknown }[] }>(
    home,
    HOME_FILE,
    ({ blocks = [] }) => blocks.flatMap(({ show }, index) => pathsIn(show, old, ['blocks', index, 'show'])),
    slug,
  )

/**
 * Replaces links ("industry/retail", "{article:…}"), paths of files (a folder, then "retail.yaml"), and home's list of industries.
 * @param text an entry or a page of docs
 * @param file its path in the project
 */
export function replaceReferences(text: string, file: string, { kind, old, slug }: NewSlug): string {
  if (kind === 'tag') return file.startsWith(ARTICLES_FOLDER) ? replaceTag(text, file, old, slug) : text
  const links = `(?<=(?<![\\w/-])(?:${ENTRY_KINDS[kind].links.join('|')})[/:])${RegExp.escape(old)}(?![\\w/-])`
  const folders = contentFolders(kind)
  const paths = `(?<=(?<![\\w-])(?:${folders.join('|')})/)${RegExp.escape(old)}(?=\\.(?:yaml|mdx)\\b)`
  const linked = text.replace(new RegExp(`${links}|${paths}`, 'g'), slug)
  return kind === 'industry' && file === HOME_FILE ? replaceShown(linked, old, slug) : linked
}

/**
 * Left out: content, which the build checks; sheets that `npm run heights` writes; and unit tests, which fail within a minute if they use
 * the page.
 */
const NOT_SEARCHED = /^src\/content\/|^src\/styles\/heights\/|^(?:src|server|scripts)\/.*\.test\.|^tests\/(?:unit|lib)\//

/** @returns files outside of content with the entry's address: docs, and journeys that open it as an example */
export function findMentions(kind: EntryKindName, slug: string, texts: ProjectTexts): string[] {
  const named = [...contentFolders(kind), ...ENTRY_KINDS[kind].links, ...(kind === 'tag' ? ['tag'] : [])].map(
    (folder) => `\\b${folder}/${slug}`,
  )
  const mention = new RegExp(`(?:${[...named, ...addressesOf(kind, slug)].join('|')})(?![\\w/-])`)
  const isSearched = (file: string) => file !== REDIRECTS && !NOT_SEARCHED.test(file)
  return [...texts].filter(([file, text]) => isSearched(file) && mention.test(text)).map(([file]) => file)
}
