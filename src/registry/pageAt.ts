/**
 * Fetches the content of a page: `pageAt` for a page with an address of its own, `entryPage` for the page of an entry. A file that renders
 * no page, such as a feed, fetches the same content without a base: `contentAt`, `sharedContentOf`. Each returns the collections that its
 * row in pageContent.ts names: the data of a single entry, or all entries of a folder. `pathsOf` lists the pages of a folder.
 */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { contentOf } from '#src/entries/singleEntries.ts'
import { FOLDER_CONTENT, type FolderName, folderRow, notEnrolledError, PAGE_CONTENT, type SinglePath } from './pageContent.ts'
import { pagesByAddress } from './registry.ts'
import type { SitePage } from './sitePage.ts'

/** Collections with an entry for each file of a folder. Templates are downloads, and no pages. */
type FolderCollection = FolderName | 'templates'
const isFolderCollection = (name: CollectionKey) => name in FOLDER_CONTENT || name === 'templates'
/** By the name of the collection: the data of a single entry, or all entries of a folder. */
type ReadContent<Name extends CollectionKey> = {
  [N in Name]: N extends FolderCollection ? CollectionEntry<N>[] : CollectionEntry<N>['data']
}
type ContentAt<Path extends SinglePath> = ReadContent<(typeof PAGE_CONTENT)[Path]['content'][number]>
export type SharedContent<Name extends FolderName> = ReadContent<(typeof FOLDER_CONTENT)[Name]['content'][number]>

async function readAll<Name extends CollectionKey>(names: readonly Name[]): Promise<ReadContent<Name>> {
  const read = names.map(async (name) => [name, await (isFolderCollection(name) ? getCollection(name) : contentOf(name))])
  return Object.fromEntries(await Promise.all(read))
}

/**
 * @returns the content of the page at an address of its own
 * @throws Error that says where a page is enrolled
 */
export async function contentAt<Path extends SinglePath>(path: Path): Promise<ContentAt<Path>> {
  // Development does not check types.
  if (!(path in PAGE_CONTENT)) throw notEnrolledError(path)
  return readAll(PAGE_CONTENT[path].content)
}

/** @returns the content that all pages of a folder render besides their own entry */
export const sharedContentOf = <Name extends FolderName>(name: Name): Promise<SharedContent<Name>> => readAll(FOLDER_CONTENT[name].content)

/**
 * @param name a folder of which each entry has an address. Not so articles, of which some wait for their day: `articlePaths` has theirs
 * @returns for `getStaticPaths`, what stands for `[slug]` in each address, and the entry: `export const getStaticPaths = () => pathsOf('features')`
 */
export async function pathsOf<Name extends Exclude<FolderCollection, 'blog'>>(name: Name) {
  const entries: CollectionEntry<Name>[] = await getCollection(name)
  return entries.map((entry) => ({ params: { slug: entry.id }, props: { entry } }))
}

/** The props that Base.astro takes of a page. */
type PageBase = Pick<SitePage, 'meta' | 'kind'>

/** @returns the base of a page without a row of its own, such as a tag's. @throws Error that says where a page is enrolled */
export async function baseAt(path: string): Promise<PageBase> {
  const found = (await pagesByAddress()).get(path)
  if (!found) throw notEnrolledError(path)
  return { meta: found.meta, kind: found.kind }
}

/** @returns the base of the page at an address of its own, and its content: `const { base, faq } = await pageAt(routes.faqs)` */
export async function pageAt<Path extends SinglePath>(path: Path): Promise<{ base: PageBase } & ContentAt<Path>> {
  const content = await contentAt(path)
  return { base: await baseAt(path), ...content }
}

/** @returns the base of the page of an entry, and what all pages of its folder render besides: `await entryPage('features', slug)` */
export async function entryPage<Name extends FolderName>(name: Name, id: string): Promise<{ base: PageBase } & SharedContent<Name>> {
  const content = await sharedContentOf(name)
  return { base: await baseAt(folderRow(name).addressOf(id)), ...content }
}
