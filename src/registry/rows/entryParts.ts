/** What the parts of an entry embed (src/schemas/embeddedContent.ts), by the kinds in its fields and the tags in its text. */
import type { ProseChild } from '#src/contentEngine/prose/proseData.ts'
import type { ProseName } from '#src/models/names/proseNames.ts'
import { type EmbeddedBy, embeddedContent } from '#src/schemas/embeddedContent.ts'

/** A block, the picture of a first screen, or the opening of a document. Rows of pageContent.ts say where an entry has them. */
export type EntryPart = { kind: string; scene?: { kind: string } }

/** What the tags of a text may embed: rows of texts read all of it. */
export const PROSE_SOURCES = {
  content: ['policyTables', 'analytics'],
  facts: ['stateRules'],
} as const satisfies Record<string, readonly EmbeddedBy<'tags', ProseName>[]>

/** @returns the names of all tags in a text, at any depth */
const tagsIn = (prose: readonly ProseChild[]): string[] =>
  prose.flatMap((child) => (typeof child === 'object' && 'name' in child ? [child.name, ...tagsIn(child.children)] : []))

const namesIn = (embedded: Readonly<Record<string, readonly string[]>>, kinds: readonly string[]) =>
  kinds.flatMap((kind) => embedded[kind] ?? [])

/** @returns the collections and facts that an entry embeds, by the kinds of its parts and by the tags of its text */
export const embeddedContentOf = (parts: readonly EntryPart[], prose: readonly ProseChild[]): ReadonlySet<string> =>
  new Set([
    ...namesIn(
      embeddedContent.kinds,
      parts.map(({ kind }) => kind),
    ),
    ...namesIn(
      embeddedContent.scenes,
      parts.flatMap(({ scene }) => scene?.kind ?? []),
    ),
    ...namesIn(embeddedContent.tags, tagsIn(prose)),
  ])

const ALL_EMBEDDED = new Set<string>(Object.values(embeddedContent).flatMap((kinds) => Object.values<readonly string[]>(kinds).flat()))
/** @returns whether a collection, or facts, date only the entries that embed them by a kind or a tag */
export const isEmbeddedByKind = (source: string): boolean => ALL_EMBEDDED.has(source)
