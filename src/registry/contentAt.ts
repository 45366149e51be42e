/**
 * What pages read: each is given the collections that its list in pageContent.ts names, and by this no other. So its date knows all of
 * them. An article has no such list: its date is a field of its own.
 */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { contentOf } from '#src/entries/singleEntries.ts'
import { FOLDER_CONTENT, notEnrolledError, PAGE_CONTENT } from './pageContent.ts'

type FolderName = keyof typeof FOLDER_CONTENT
/** By the name of its collection, what a single entry says; of a folder, all of its entries. */
type ReadContent<Name extends CollectionKey> = {
  [N in Name]: N extends FolderName ? CollectionEntry<N>[] : CollectionEntry<N>['data']
}

async function readAll<Name extends CollectionKey>(names: readonly Name[]): Promise<ReadContent<Name>> {
  const read = names.map(async (name) => [name, await (name in FOLDER_CONTENT ? getCollection(name) : contentOf(name))])
  return Object.fromEntries(await Promise.all(read))
}

/**
 * @returns the content that the page at an address of its own is made of: `const { faq } = await contentAt(routes.faqs)`
 * @throws Error that says where a page is enrolled
 */
export async function contentAt<Path extends keyof typeof PAGE_CONTENT>(
  path: Path,
): Promise<ReadContent<(typeof PAGE_CONTENT)[Path]['content'][number]>> {
  // Development does not check types.
  if (!(path in PAGE_CONTENT)) throw notEnrolledError(path)
  return readAll(PAGE_CONTENT[path].content)
}

/** @returns the content that all pages of a folder show besides their own entry */
export const sharedContentOf = <Name extends FolderName>(name: Name): Promise<ReadContent<(typeof FOLDER_CONTENT)[Name][number]>> =>
  readAll(FOLDER_CONTENT[name])
