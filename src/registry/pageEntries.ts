/** The entries and files that pages read, by the rows of pageContent.ts. */
import { type CollectionEntry, getCollection } from 'astro:content'
import { type ProsePart, readProseParts } from '#src/lib/build/content/prose/proseParts.ts'
import { CONDITIONAL_SOURCES, type FactFile, type FolderName, folderRow, type PageSources } from './pageContent.ts'

const factSource = (name: FactFile) => ({ id: name, collection: name, filePath: `src/content/${name}.yaml`, data: undefined })

/** @returns the entries of a row's collections, and its files of facts */
export const readSources = async ({ content, facts = [] }: PageSources) => [
  ...(await Promise.all(content.map((name) => getCollection(name)))).flat(),
  ...facts.map(factSource),
]

/** Fields whose value is a `Choice`. */
const CHOICES = ['kind', 'opening']
/** @returns the kinds of blocks and pictures of an entry, at any depth */
const choicesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, inner]) => (typeof inner === 'string' && CHOICES.includes(field) ? inner : choicesIn(inner)))
    : []
const namesIn = (parts: readonly ProsePart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name, ...namesIn(part.parts)] : []))

/** @returns the entries of a folder, each with the sources of its page: first the entry itself */
export async function listFolderEntries<Name extends FolderName>(name: Name) {
  const shared = await readSources(folderRow(name))
  return (await getCollection(name)).map((entry: CollectionEntry<Name>) => {
    const drawn = new Set<string>([...choicesIn(entry.data), ...namesIn(readProseParts(entry))])
    const shown = shared.filter(({ collection }) => CONDITIONAL_SOURCES[collection]?.some((choice) => drawn.has(choice)) ?? true)
    return { entry, sources: [entry, ...shown] }
  })
}
