/**
 * All that pages, layouts and endpoints read. By the rows of pageContent.ts, `readPage` is for a page with an address of its own,
 * `readEntryPage` for the page of an entry, `readArticlePage` for that of an article, and `readTagPage` for that of a tag.
 * `readOtherContent` is for what is no page. Each returns the data of a collection with one entry without its `meta`, all entries of a
 * folder, and facts, by the names that it is given.
 */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { adjacentArticles, relatedArticles } from './articles/articleOrder.ts'
import { readArticles } from './articles/articles.ts'
import { readContent } from './collections/singleEntries.ts'
import { readPagesByAddress } from './pages/registry.ts'
import type { SitePage } from './pages/sitePage.ts'
import { ARTICLE_CONTENT, TAG_CONTENT } from './rows/blogContent.ts'
import { createNoRowError, FOLDER_CONTENT, type FolderName, folderRow, PAGE_CONTENT, type SinglePath } from './rows/pageContent.ts'
import type { PageSources } from './rows/pageRow.ts'
import { type FactName, ROW_FACTS } from './rows/rowFacts.ts'

/** Further collections with one entry for each file of a folder: articles have a row of their own, and the others are downloads. */
const OTHER_FOLDERS = ['blog', 'guides', 'templates'] as const satisfies readonly CollectionKey[]
type FolderCollection = FolderName | (typeof OTHER_FOLDERS)[number]
const isFolderCollection = (name: CollectionKey) => name in FOLDER_CONTENT || OTHER_FOLDERS.some((folder) => folder === name)

type NamesIn<Row, Field extends string> = Row extends { readonly [_ in Field]: readonly (infer Name)[] } ? Name : never
type PartialSources = Partial<PageSources>
/** What a row names: the data of a collection's one entry without its meta, which `base` has, all entries of a folder, or facts. */
export type RowData<Row extends PartialSources> = {
  [Name in NamesIn<Row, 'content'> & CollectionKey]: Name extends FolderCollection
    ? CollectionEntry<Name>[]
    : Omit<CollectionEntry<Name>['data'], 'meta'>
} & { [Name in NamesIn<Row, 'facts'> & FactName]: ReturnType<(typeof ROW_FACTS)[Name]['read']> }

const withoutMeta = ({ meta, ...content }: Record<string, unknown>) => content

async function readRow<Row extends PartialSources>({ content = [], facts = [] }: Row): Promise<RowData<Row>> {
  const entries = content.map(
    async (name) => [name, isFolderCollection(name) ? await getCollection(name) : withoutMeta(await readContent(name))] as const,
  )
  const printedFacts = facts.map((name) => [name, ROW_FACTS[name].read()] as const)
  // The keys are the names in the row, and each value was read by its name: TypeScript loses this in `Object.fromEntries`.
  return Object.fromEntries([...(await Promise.all(entries)), ...printedFacts]) as RowData<Row>
}

/** `base` are the props that Base.astro takes of a page. */
type RowPage<Row extends PartialSources> = { base: Pick<SitePage, 'meta' | 'kind'> } & RowData<Row>

/** @throws Error if the list of pages has none at the path */
async function readRowPage<Row extends PartialSources>(path: string, row: Row): Promise<RowPage<Row>> {
  const page = (await readPagesByAddress()).get(path)
  if (!page) throw createNoRowError(path)
  return { base: { meta: page.meta, kind: page.kind }, ...(await readRow(row)) }
}

/** @returns the base of a page with an address of its own, and what its row names: `const { base, faq } = await readPage(routes.faqs)` */
export const readPage = <Path extends SinglePath>(path: Path): Promise<RowPage<(typeof PAGE_CONTENT)[Path]>> =>
  readRowPage(path, PAGE_CONTENT[path])

/** @returns the base of an entry's page, and what the row of its folder names: `await readEntryPage('features', slug)` */
export const readEntryPage = <Name extends FolderName>(name: Name, id: string): Promise<RowPage<(typeof FOLDER_CONTENT)[Name]>> =>
  readRowPage(folderRow(name).addressOf(id), FOLDER_CONTENT[name])

/** @returns the base of an article's page, and what the row of articles names */
export const readArticlePage = (slug: string): Promise<RowPage<typeof ARTICLE_CONTENT>> =>
  readRowPage(ARTICLE_CONTENT.addressOf(slug), ARTICLE_CONTENT)

/** @returns the base of a tag's page, and what the row of tags names */
export const readTagPage = (id: string): Promise<RowPage<typeof TAG_CONTENT>> => readRowPage(TAG_CONTENT.addressOf(id), TAG_CONTENT)

/** @returns what layouts, feeds and files show, by its names: `await readOtherContent({ content: ['team'] })` */
export const readOtherContent = <const Names extends PartialSources>(names: Names): Promise<RowData<Names>> => readRow(names)

/**
 * @param name a folder in which every entry is a page or a file to download. For articles use `readArticlePaths`: some are drafts or
 *   scheduled
 * @returns for `getStaticPaths`: the `[slug]` of each page, and its entry as a prop
 */
export async function readEntryPaths<Name extends Exclude<FolderCollection, 'blog'>>(name: Name) {
  const entries: CollectionEntry<Name>[] = await getCollection(name)
  return entries.map((entry) => ({ params: { slug: entry.id }, props: { entry } }))
}

/** @returns for `getStaticPaths`: the `[slug]` of each article, and as props the article and the articles that its page links to */
export async function readArticlePaths() {
  const articles = await readArticles()
  return articles.map((article) => ({
    params: { slug: article.slug },
    props: { article, related: relatedArticles(article, articles), ...adjacentArticles(article, articles) },
  }))
}
