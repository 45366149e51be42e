/** What the parts of an entry show of other files (src/schemas/shownContent.ts), by the kinds in its fields and the tags in its text. */
import type { ProseChild } from '#src/contentEngine/prose/proseData.ts'
import type { ProseName } from '#src/models/names/proseNames.ts'
import { type ShownBy, shownContent } from '#src/schemas/shownContent.ts'

/** A block, the picture of a first screen, or the opening of a document. Rows of pageContent.ts say where an entry has them. */
export type EntryPart = { kind: string; scene?: { kind: string } }

/** What the tags of a text may show: rows of texts read all of it. */
export const TEXT_SOURCES = {
  content: ['policyTables', 'analytics'],
  facts: ['stateRules'],
} as const satisfies Record<string, readonly ShownBy<'tags', ProseName>[]>

/** @returns the names of all tags in a text, at any depth */
const tagsIn = (prose: readonly ProseChild[]): string[] =>
  prose.flatMap((child) => (typeof child === 'object' && 'name' in child ? [child.name, ...tagsIn(child.children)] : []))

const namesIn = (shown: Readonly<Record<string, readonly string[]>>, kinds: readonly string[]) => kinds.flatMap((kind) => shown[kind] ?? [])

/** @returns the collections and facts that an entry shows, by the kinds of its parts and by the tags of its text */
export const shownContentOf = (parts: readonly EntryPart[], prose: readonly ProseChild[]): ReadonlySet<string> =>
  new Set([
    ...namesIn(
      shownContent.kinds,
      parts.map(({ kind }) => kind),
    ),
    ...namesIn(
      shownContent.scenes,
      parts.flatMap(({ scene }) => scene?.kind ?? []),
    ),
    ...namesIn(shownContent.tags, tagsIn(prose)),
  ])

const ALL_SHOWN = new Set<string>(Object.values(shownContent).flatMap((kinds) => Object.values<readonly string[]>(kinds).flat()))
/** @returns whether a collection, or facts, date only the entries that show them by a kind or a tag */
export const isShownByKind = (source: string): boolean => ALL_SHOWN.has(source)
