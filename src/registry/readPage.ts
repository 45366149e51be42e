/**
 * All that pages read: `readPage` is for a page with an address of its own, `readEntryPage` for the page of an entry, and
 * `readCommonContent` for what many pages show. Endpoints, which draw no page, call `readPageContent` and `readFolderContent`. Each returns
 * what pageContent.ts names: the data of a collection with one entry, all entries of a folder, or facts.
 */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { readClaims } from '#src/facts/claims.ts'
import { adjacentArticles, relatedArticles } from './articleOrder.ts'
import { listArticles } from './articles.ts'
import {
  type COMMON_CONTENT,
  createNotEnrolledError,
  type FactFile,
  FOLDER_CONTENT,
  type FolderName,
  folderRow,
  PAGE_CONTENT,
  pageRow,
  type SinglePath,
} from './pageContent.ts'
import { readPagesByAddress } from './registry.ts'
import { readContent } from './singleEntries.ts'
import type { SitePage } from './sitePage.ts'

/** Collections with one entry for each file of a folder. Templates have one, too, but are downloads and not pages. */
type FolderCollection = FolderName | 'templates'
const isFolderCollection = (name: CollectionKey) => name in FOLDER_CONTENT || name === 'templates'
/** Collection → the data of its one entry, or all entries of its folder. */
type ContentByName<Name extends CollectionKey> = {
  [N in Name]: N extends FolderCollection ? CollectionEntry<N>[] : CollectionEntry<N>['data']
}
/** Facts that a page with an address of its own may print, by their file. */
const FACT_READERS = { claims: readClaims } satisfies Partial<Record<FactFile, () => object>>
type FactReaders = typeof FACT_READERS
type FactsOf<Row> = Row extends { facts: readonly (infer Name extends keyof FactReaders)[] }
  ? { [N in Name]: ReturnType<FactReaders[N]> }
  : object
type ContentOf<Path extends SinglePath> = ContentByName<(typeof PAGE_CONTENT)[Path]['content'][number]>
type PageData<Path extends SinglePath> = ContentOf<Path> & FactsOf<(typeof PAGE_CONTENT)[Path]>
export type FolderData<Name extends FolderName> = ContentByName<(typeof FOLDER_CONTENT)[Name]['content'][number]>

function factsOf<Path extends SinglePath>(path: Path): FactsOf<(typeof PAGE_CONTENT)[Path]> {
  const { facts = [] } = pageRow(path)
  const printed = Object.entries(FACT_READERS).flatMap(([name, read]) => (facts.some((one) => one === name) ? [[name, read()]] : []))
  return Object.fromEntries(printed) as FactsOf<(typeof PAGE_CONTENT)[Path]>
}

async function readAll<Name extends CollectionKey>(names: readonly Name[]): Promise<ContentByName<Name>> {
  const read = names.map(async (name) => [name, await (isFolderCollection(name) ? getCollection(name) : readContent(name))])
  return Object.fromEntries(await Promise.all(read))
}

/**
 * @returns the content of a page with an address of its own, and the facts of its row
 * @throws Error if the page has no row
 */
export async function readPageContent<Path extends SinglePath>(path: Path): Promise<PageData<Path>> {
  // Development does not check types.
  if (!(path in PAGE_CONTENT)) throw createNotEnrolledError(path)
  const content: ContentOf<Path> = await readAll(PAGE_CONTENT[path].content)
  return { ...content, ...factsOf(path) }
}

/** @returns the content that all pages of a folder show besides their own entry */
export const readFolderContent = <Name extends FolderName>(name: Name): Promise<FolderData<Name>> => readAll(FOLDER_CONTENT[name].content)

/** @returns content that many pages show: `await readCommonContent('everyPage')` */
export const readCommonContent = <Name extends (typeof COMMON_CONTENT)[number]>(name: Name): Promise<CollectionEntry<Name>['data']> =>
  readContent(name)

/**
 * @param name a folder in which every entry is a page. For articles use `listArticlePaths`: some are drafts or scheduled
 * @returns for `getStaticPaths`: the `[slug]` of each page, and its entry as a prop
 */
export async function listEntryPaths<Name extends Exclude<FolderCollection, 'blog'>>(name: Name) {
  const entries: CollectionEntry<Name>[] = await getCollection(name)
  return entries.map((entry) => ({ params: { slug: entry.id }, props: { entry } }))
}

/** @returns for `getStaticPaths`: the `[slug]` of each article, and as props the article and the articles that its page links to */
export async function listArticlePaths() {
  const articles = await listArticles()
  return articles.map((article) => ({
    params: { slug: article.slug },
    props: { article, related: relatedArticles(article, articles), ...adjacentArticles(article, articles) },
  }))
}

/** The props that Base.astro takes of a page. */
type PageBase = Pick<SitePage, 'meta' | 'kind'>

/** @returns the base of any page, such as a tag's. @throws Error if the page has no row */
export async function readBase(path: string): Promise<PageBase> {
  const found = (await readPagesByAddress()).get(path)
  if (!found) throw createNotEnrolledError(path)
  return { meta: found.meta, kind: found.kind }
}

/** @returns the base, the content and the facts of a page with an address of its own: `const { base, faq } = await readPage(routes.faqs)` */
export async function readPage<Path extends SinglePath>(path: Path): Promise<{ base: PageBase } & PageData<Path>> {
  const content = await readPageContent(path)
  return { base: await readBase(path), ...content }
}

/** @returns the base of an entry's page, and the content that all pages of its folder share: `await readEntryPage('features', slug)` */
export async function readEntryPage<Name extends FolderName>(name: Name, id: string): Promise<{ base: PageBase } & FolderData<Name>> {
  const content = await readFolderContent(name)
  return { base: await readBase(folderRow(name).addressOf(id)), ...content }
}
