/** The content of other files that the parts of an entry show (src/schemas/shownContent.ts). */
import type { ProsePart } from '#src/contentEngine/prose/proseParts.ts'
import { shownContent } from '#src/schemas/shownContent.ts'

/** A block, the picture of a first screen, or the opening of a document. Rows of pageContent.ts say where an entry has them. */
export type EntryPart = { kind: string; scene?: { kind: string } }

/** @returns the names of all tags in a text, at any depth */
const tagsIn = (parts: readonly ProsePart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name, ...tagsIn(part.parts)] : []))

const namesIn = (shown: Readonly<Record<string, readonly string[]>>, kinds: readonly string[]) => kinds.flatMap((kind) => shown[kind] ?? [])

/** @returns the collections and facts that an entry's parts, and the tags of its text, show */
export const contentOfParts = (parts: readonly EntryPart[], text: readonly ProsePart[]): ReadonlySet<string> =>
  new Set([
    ...namesIn(
      shownContent.parts,
      parts.map(({ kind }) => kind),
    ),
    ...namesIn(
      shownContent.scenes,
      parts.flatMap(({ scene }) => scene?.kind ?? []),
    ),
    ...namesIn(shownContent.tags, tagsIn(text)),
  ])

const ALL_SHOWN = new Set<string>(Object.values(shownContent).flatMap((kinds) => Object.values<readonly string[]>(kinds).flat()))
/** @returns whether a collection, or facts, date only the entries with a part that shows them */
export const isOfParts = (source: string): boolean => ALL_SHOWN.has(source)
