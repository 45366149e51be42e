/** What `npm run rename` can give another name, and where it stands. */
import { linkedFolders } from '../../src/site/linkedFolders.ts'
import { routeTo } from '../../src/site/routes.ts'
import { NAME_LISTS } from '../lib/nameLists.ts'

export const TAGS_FILE = 'src/content/tags.yaml'

export type RenameKind = {
  /** What entries call it in links, "industry/retail", with what belongs to it under the same name; none where nothing links to it. */
  links: readonly (typeof linkedFolders)[number]['kind'][]
  /** The field with its name, in its own file; null where that has none. */
  nameField: 'name' | 'title' | 'label' | null
  /** The list that names it for the header, if it is on it. */
  list: string | null
}

export const RENAME_KINDS = {
  industry: { links: ['industry', 'guide'], nameField: 'name', list: NAME_LISTS.industry },
  feature: { links: ['feature'], nameField: null, list: NAME_LISTS.feature },
  article: { links: ['article'], nameField: 'title', list: null },
  tag: { links: [], nameField: 'label', list: null },
} as const satisfies Readonly<Record<string, RenameKind>>
export type RenameKindName = keyof typeof RENAME_KINDS

/** @returns where the files of a kind lie, from the project's root, and the address of each; a page's own folder is the first */
export const foldersOf = (kind: RenameKindName): { folder: string; addressOf: (slug: string) => string }[] =>
  RENAME_KINDS[kind].links.flatMap((link) =>
    linkedFolders.filter((one) => one.kind === link).map(({ folder, addressOf }) => ({ folder: folder.replace('./', ''), addressOf })),
  )

/** @returns the addresses that a name gives */
export const addressesOf = (kind: RenameKindName, slug: string): string[] =>
  kind === 'tag' ? [routeTo.tag(slug)] : foldersOf(kind).map(({ addressOf }) => addressOf(slug))
