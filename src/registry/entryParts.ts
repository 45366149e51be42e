/** The parts of an entry that show content of other files (src/contentNames/shownContent.ts). */
import { type ProsePart, readProseParts } from '#src/contentEngine/prose/proseParts.ts'
import { shownContent } from '#src/contentNames/shownContent.ts'

type Part = { kind: string; scene?: { kind: string } }
/** The fields of entries whose parts may show other content. Each kind of page has some of them. */
type PartFields = { opening?: string | { picture?: Part }; blocks?: readonly Part[] }

/** @returns the names of all tags in a text, at any depth */
const tagsIn = (parts: readonly ProsePart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name, ...tagsIn(part.parts)] : []))

const namesIn = (shown: Readonly<Record<string, readonly string[]>>, kinds: readonly string[]) => kinds.flatMap((kind) => shown[kind] ?? [])

/** @returns the collections and facts that parts of the entry show */
export function contentOfParts(entry: { data: object } & Parameters<typeof readProseParts>[0]): ReadonlySet<string> {
  const { opening, blocks = [] } = entry.data as PartFields
  const picture = typeof opening === 'object' ? opening.picture : undefined
  return new Set([
    ...namesIn(
      shownContent.blocks,
      blocks.map(({ kind }) => kind),
    ),
    ...namesIn(
      shownContent.scenes,
      [picture, ...blocks].flatMap((part) => part?.scene?.kind ?? []),
    ),
    ...namesIn(shownContent.openings, typeof opening === 'string' ? [opening] : []),
    ...namesIn(shownContent.tags, tagsIn(readProseParts(entry))),
  ])
}

const ALL_SHOWN = new Set<string>(Object.values(shownContent).flatMap((kinds) => Object.values<readonly string[]>(kinds).flat()))
/** @returns whether a collection, or facts, date only the entries with a part that shows them */
export const isOfParts = (source: string): boolean => ALL_SHOWN.has(source)
