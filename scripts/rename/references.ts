/** Where entries and docs name another entry, and how they name it from now on. */
import { foldersOf, RENAME_KINDS, type RenameKindName } from './renameKinds.ts'

type NewSlug = { kind: RenameKindName; old: string; slug: string }

/** The name alone: no part of a longer one. */
const wholeName = (slug: string) => `(?<![\\w-])${RegExp.escape(slug)}(?![\\w-])`
/** A list of names in one line or below each other. */
const listPattern = (field: string) => new RegExp(`^ *${field}:[^\\n]*(?:\\n *- [^\\n]*)*`, 'gm')

/** @param article its source @returns it with another tag in the place of one, where it has that one */
export const replaceTag = (article: string, old: string, slug: string): string =>
  article.replace(/^---\n[\s\S]*?\n---\n/, (front) =>
    front.replace(listPattern('tags'), (tags) => tags.replace(new RegExp(wholeName(old)), slug)),
  )

/**
 * Links ("industry/retail", "{article:…}"), paths of files ("industries/retail.yaml"), and the list of industries on home.
 * @param text an entry or a page of docs @param file its path from the project's root
 */
export function replaceReferences(text: string, file: string, { kind, old, slug }: NewSlug): string {
  if (kind === 'tag') return file.startsWith('src/content/blog/') ? replaceTag(text, old, slug) : text
  const links = `(?<=(?<![\\w/-])(?:${RENAME_KINDS[kind].links.join('|')})[/:])${RegExp.escape(old)}(?![\\w-])`
  const folders = foldersOf(kind).map(({ folder }) => folder.replace('src/content/', ''))
  const paths = `(?<=(?<![\\w-])(?:${folders.join('|')})/)${RegExp.escape(old)}(?=\\.(?:yaml|mdx)\\b)`
  const linked = text.replace(new RegExp(`${links}|${paths}`, 'g'), slug)
  if (kind !== 'industry' || file !== 'src/content/home.yaml') return linked
  return linked.replace(listPattern('show'), (shown) => shown.replace(new RegExp(wholeName(old)), slug))
}
