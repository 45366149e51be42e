/** The entries and files that date pages, by the rows of pageContent.ts. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { readProse } from '#src/contentEngine/prose/proseData.ts'
import { listNamedPictures } from '../collections/namedPictures.ts'
import { embeddedContentOf, isEmbeddedByKind } from '../rows/entryParts.ts'
import { type FolderName, folderRow } from '../rows/pageContent.ts'
import type { PageRow } from '../rows/pageRow.ts'
import { type FactName, ROW_FACTS } from '../rows/rowFacts.ts'

type FactSource = { id: string; collection: FactName; filePath: string; data: undefined; rendered?: never }
/** What dates a page: an entry that it shows, or a file of facts that it prints. */
export type Source = CollectionEntry<CollectionKey> | FactSource

const factSource = (name: FactName): FactSource => ({
  id: name,
  collection: name,
  filePath: `src/content/facts/${ROW_FACTS[name].file}.yaml`,
  data: undefined,
})

type DatingFields = Pick<PageRow<never>, 'content' | 'facts' | 'ignoredForDate'>
/** @returns what dates the pages of a row: the entries of its collections, and its files of facts */
export const readSources = async ({ content, facts = [], ignoredForDate = [] }: DatingFields): Promise<Source[]> => [
  ...(await Promise.all(content.filter((name) => !ignoredForDate.includes(name)).map((name) => getCollection(name)))).flat(),
  ...facts.map(factSource),
]

/** @returns the paths, from the project's root, of a source's own file and of the picture files that it names */
export const listSourceFiles = (source: Source): string[] => [source.filePath ?? [], listNamedPictures(source)].flat()

/** @returns the entries of a folder, each with the sources of its page: first the entry itself */
export async function readFolderEntries<Name extends FolderName>(name: Name) {
  const row = folderRow(name)
  const rowSources = await readSources(row)
  return (await getCollection(name)).map((entry: CollectionEntry<Name>) => {
    const embedded = embeddedContentOf(row.partsOf(entry.data), readProse(entry))
    const sources = rowSources.filter(({ collection }) => !isEmbeddedByKind(collection) || embedded.has(collection))
    return { entry, sources: [entry, ...sources] }
  })
}
