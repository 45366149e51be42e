/** What commands give another name or take down (`npm run rename`, `npm run retire`), and where it stands. */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { idsIn } from '#src/lib/build/content/yaml/yamlNames.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { routeTo } from '#src/site/routes.ts'
import { PlainError } from '../project.ts'
import type { ProjectTexts } from './projectTexts.ts'

export const TAGS_FILE = 'src/content/tags.yaml'
export const ARTICLES_FOLDER = 'src/content/blog/'

type EntryKind = {
  /** What entries call it in links, "industry/retail", with what belongs to it under the same name; none where nothing links to it. */
  links: readonly (typeof linkedFolders)[number]['kind'][]
  /** The field with its name; null where nothing of the site is called by one. */
  nameField: 'name' | 'title' | 'label' | null
}

export const ENTRY_KINDS = {
  industry: { links: ['industry', 'guide'], nameField: 'name' },
  feature: { links: ['feature'], nameField: 'name' },
  landing: { links: ['landing'], nameField: null },
  article: { links: ['article'], nameField: 'title' },
  tag: { links: [], nameField: 'label' },
  document: { links: ['document'], nameField: 'title' },
} as const satisfies Readonly<Record<string, EntryKind>>
export type EntryKindName = keyof typeof ENTRY_KINDS
/** What has an address of its own under a name: those, and what lies in folders beside them, such as guides. */
export type LinkedKind = EntryKindName | (typeof linkedFolders)[number]['kind']
export const KIND_NAMES = Object.keys(ENTRY_KINDS) as EntryKindName[]

/** @returns where the files of a kind lie, from the project's root, and the address of each; a page's own folder is the first */
export const foldersOf = (kind: EntryKindName): { folder: string; addressOf: (slug: string) => string }[] =>
  ENTRY_KINDS[kind].links.flatMap((link) =>
    linkedFolders.filter((one) => one.kind === link).map(({ folder, addressOf }) => ({ folder: folder.replace('./', ''), addressOf })),
  )

/** @returns the addresses that a name gives */
export const addressesOf = (kind: EntryKindName, slug: string): string[] =>
  kind === 'tag' ? [routeTo.tag(slug)] : foldersOf(kind).map(({ addressOf }) => addressOf(slug))

/** @returns the files that have a name, each in its folder; none of a tag, which is an item of a list */
export const filesOf = (kind: EntryKindName, slug: string, project: ProjectTexts): string[] =>
  foldersOf(kind).flatMap(({ folder }) => [...project.keys()].filter((file) => file.replace(/\.\w+$/, '') === `${folder}/${slug}`))

/** @param redirects given-up addresses, and where they lead @returns the name that it has, and those that it had: tests may know it by one */
export function namesSoFar(kind: EntryKindName, slug: string, redirects: Readonly<Record<string, string>>): string[] {
  const [address] = addressesOf(kind, slug)
  const [before = ''] = addressesOf(kind, '')
  const earlier = Object.keys(redirects).filter((from) => redirects[from] === address && from.startsWith(before))
  return [slug, ...earlier.map((from) => from.slice(before.length))]
}

/** @returns the slugs that there are of a kind or of what belongs to one, in the order of their files */
export function listSlugs(kind: LinkedKind, project: ProjectTexts): string[] {
  if (kind === 'tag') return idsIn(project.get(TAGS_FILE) ?? '', 'tags') ?? []
  const folder = `${linkedFolders.find((one) => one.kind === kind)?.folder.replace('./', '')}/`
  return [...project.keys()].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).replace(/\.\w+$/, ''))
}

/** @throws PlainError that leads from what was written to what there is */
export function checkIsThere(kind: LinkedKind, slug: string, project: ProjectTexts): void {
  const known = listSlugs(kind, project)
  if (known.includes(slug)) return
  const near = nearestName(slug, known)
  throw new PlainError(
    `There is no ${kind} "${slug}". ${near ? `Did you mean "${near}"?` : `There ${known.length > 0 ? `are: ${known.join(', ')}` : 'is none'}.`}`,
  )
}

/** Whether the site shows an article on a day: nobody has the address of one that it does not. */
export const isArticleShown = (article: string, today: string) =>
  !/^draft: *true\b/m.test(article) && (/^publishedAt: *["']?([\d-]+)/m.exec(article)?.[1] ?? '') <= today
