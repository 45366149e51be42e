/** The kinds of entries that `npm run new:…`, `rename` and `retire` know, their files, and their names in the menu. */

import { parse } from 'yaml'
import { parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { routeTo } from '#src/site/routes.ts'
import { PlainError } from '../project.ts'
import type { ProjectTexts } from './projectTexts.ts'

export const TAGS_FILE = 'src/content/shared/tags.yaml'
export const ARTICLES_FOLDER = 'src/content/blog/'

type EntryKind = {
  /** The kinds in links to it ("industry/retail"), with those that share its slug; empty if nothing links to it. */
  links: readonly (typeof linkedFolders)[number]['kind'][]
  /** The field with its name, or null if the site shows no name. */
  nameField: 'name' | 'title' | 'label' | null
}

export const ENTRY_KINDS = {
  industry: { links: ['industry', 'guide'], nameField: 'name' },
  /** Of an industry, under its slug: renamed with it, and retired with it or alone. */
  guide: { links: ['guide'], nameField: null },
  feature: { links: ['feature'], nameField: 'name' },
  landing: { links: ['landing'], nameField: null },
  article: { links: ['article'], nameField: 'title' },
  tag: { links: [], nameField: 'label' },
  document: { links: ['document'], nameField: 'title' },
} as const satisfies Readonly<Record<string, EntryKind>>
export type EntryKindName = keyof typeof ENTRY_KINDS
/** Everything with an address: these kinds, and those that share their slugs, such as guides. */
export type LinkedKind = EntryKindName | (typeof linkedFolders)[number]['kind']
const KIND_NAMES = keysOf(ENTRY_KINDS)

/**
 * @param deed what the command does to an entry
 * @returns the kind that the command's first word names
 * @throws PlainError that lists all kinds
 */
export function parseEntryKind(word: string, deed: 'renamed' | 'retired', usage: string): EntryKindName {
  const kind = KIND_NAMES.find((name) => name === word)
  if (!kind) throw new PlainError(`Say what is ${deed}: ${KIND_NAMES.join(', ')}. For example: ${usage}`)
  return kind
}

/** @returns the folders of a kind, and the address of each of their files; the first folder is that of its pages */
export const foldersOf = (kind: EntryKindName): { folder: string; addressOf: (slug: string) => string }[] =>
  ENTRY_KINDS[kind].links.flatMap((link) =>
    linkedFolders
      .filter((linked) => linked.kind === link)
      .map(({ folder, addressOf }) => ({ folder: folder.replace('./', ''), addressOf })),
  )

/** @returns the addresses of a slug */
export const addressesOf = (kind: EntryKindName, slug: string): string[] =>
  kind === 'tag' ? [routeTo.tag(slug)] : foldersOf(kind).map(({ addressOf }) => addressOf(slug))

const isFileOf = (folder: string, slug: string) => (file: string) => file.replace(/\.\w+$/, '') === `${folder}/${slug}`

/** @returns those of its addresses that the site has: an industry may be without a guide */
export const shownAddressesOf = (kind: EntryKindName, slug: string, project: ProjectTexts): string[] =>
  kind === 'tag'
    ? [routeTo.tag(slug)]
    : foldersOf(kind).flatMap(({ folder, addressOf }) => ([...project.keys()].some(isFileOf(folder, slug)) ? addressOf(slug) : []))

/** @returns the files of a slug, one in each folder that has it; none for a tag, which is an item of a list */
export const listEntryFiles = (kind: EntryKindName, slug: string, project: ProjectTexts): string[] =>
  foldersOf(kind).flatMap(({ folder }) => [...project.keys()].filter(isFileOf(folder, slug)))

/** @param redirects old addresses, and their targets @returns the present slug and the former ones, because tests may use any of them */
export function listSlugHistory(kind: EntryKindName, slug: string, redirects: Readonly<Record<string, string>>): string[] {
  const [address] = addressesOf(kind, slug)
  const [before = ''] = addressesOf(kind, '')
  const earlier = Object.keys(redirects).filter((from) => redirects[from] === address && from.startsWith(before))
  return [slug, ...earlier.map((from) => from.slice(before.length))]
}

/** @returns the slugs of a kind, in the order of their files */
export function listSlugs(kind: LinkedKind, project: ProjectTexts): string[] {
  if (kind === 'tag') return parseIds(project.get(TAGS_FILE) ?? '', 'tags') ?? []
  const folder = `${linkedFolders.find((linked) => linked.kind === kind)?.folder.replace('./', '')}/`
  return [...project.keys()].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).replace(/\.\w+$/, ''))
}

/** @throws PlainError that names a similar slug, or all */
export function checkEntryExists(kind: LinkedKind, slug: string, project: ProjectTexts): void {
  const known = listSlugs(kind, project)
  if (known.includes(slug)) return
  const near = nearestName(slug, known)
  throw new PlainError(
    `There is no ${kind} "${slug}". ${near ? `Did you mean "${near}"?` : `There ${known.length > 0 ? `are: ${known.join(', ')}` : 'is none'}.`}`,
  )
}

/** Whether the site shows an article on a day. Nobody has the address of one that it does not show. */
export const isArticleShown = (article: string, today: string) =>
  !/^draft: *true\b/m.test(article) && (/^publishedAt: *["']?([\d-]+)/m.exec(article)?.[1] ?? '') <= today

export type MenuPage = { name: string; isListed: boolean }

/** @returns the page's name, and whether header and footer list it; null for other kinds, and for a file that cannot be read */
export function findMenuPage(kind: EntryKindName, slug: string, project: ProjectTexts): MenuPage | null {
  if (kind !== 'industry' && kind !== 'feature') return null
  const [file = ''] = listEntryFiles(kind, slug, project)
  try {
    const { name, menu } = parse(project.get(file) ?? '') as { name: unknown; menu?: unknown }
    return typeof name === 'string' ? { name, isListed: menu !== undefined } : null
  } catch {
    return null
  }
}
