/** The content of a row of pageContent.ts: of a kind with one entry what that says, of a folder all entries. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { contentOf } from '#src/entries/singleEntries.ts'
import { FOLDER_CONTENT, type FolderName, notEnrolledError, PAGE_CONTENT, type SinglePath } from './pageContent.ts'

/** Files to download, of which there are many as well. */
type Many = FolderName | 'templates'
const isMany = (name: CollectionKey) => name in FOLDER_CONTENT || name === 'templates'
/** By the name of its collection, what a single entry says; of a folder, all of its entries. */
type ReadContent<Name extends CollectionKey> = {
  [N in Name]: N extends Many ? CollectionEntry<N>[] : CollectionEntry<N>['data']
}
export type ContentAt<Path extends SinglePath> = ReadContent<(typeof PAGE_CONTENT)[Path]['content'][number]>
export type SharedContent<Name extends FolderName> = ReadContent<(typeof FOLDER_CONTENT)[Name]['content'][number]>

async function readAll<Name extends CollectionKey>(names: readonly Name[]): Promise<ReadContent<Name>> {
  const read = names.map(async (name) => [name, await (isMany(name) ? getCollection(name) : contentOf(name))])
  return Object.fromEntries(await Promise.all(read))
}

/**
 * @returns the content that the page at an address of its own is made of
 * @throws Error that says where a page is enrolled
 */
export async function contentAt<Path extends SinglePath>(path: Path): Promise<ContentAt<Path>> {
  // Development does not check types.
  if (!(path in PAGE_CONTENT)) throw notEnrolledError(path)
  return readAll(PAGE_CONTENT[path].content)
}

/** @returns the content that all pages of a folder show besides their own entry */
export const sharedContentOf = <Name extends FolderName>(name: Name): Promise<SharedContent<Name>> => readAll(FOLDER_CONTENT[name].content)
