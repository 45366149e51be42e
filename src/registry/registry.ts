/**
 * The list of all pages, by the rows of pageContent.ts: meta, kind and sources of each. Pages, sitemap, share cards, search data and feeds
 * read it. The build stops if a page is missing here.
 */

import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { oncePerBuild } from '#src/lib/build/cache/oncePerBuild.ts'
import { oncePerChange } from '#src/lib/build/cache/oncePerChange.ts'
import type { Meta } from '#src/lib/build/pages/head.ts'
import { type Article, listArticles, listUsedTags } from './articles.ts'
import { checkReferences } from './checks/checkReferences.ts'
import { checkRepeats } from './checks/checkRepeats.ts'
import { ARTICLE_CONTENT, FOLDER_CONTENT, type FolderName, folderRow, PAGE_CONTENT, pageRow, TAG_CONTENT } from './pageContent.ts'
import { listFolderEntries, readSources } from './pageEntries.ts'
import { readContent, readSingleEntry } from './singleEntries.ts'
import { type BreadcrumbTrails, createSitePage, readBreadcrumbTrails, type SitePage } from './sitePage.ts'

async function listSinglePages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  return Promise.all(
    keysOf(PAGE_CONTENT).map(async (path) => {
      const row = pageRow(path)
      const { kind, below, noindex, metaField } = row
      const sources = await readSources(row)
      const data = sources[0]?.data
      const meta = { ...metaIn(data, metaField), ...trails(below), noindex }
      const day = row.listsArticles ? latestChange(await listArticles()) : undefined
      return createSitePage({ path, kind, meta, sources, day, shareCard: () => row.shareCardOf(data as never) })
    }),
  )
}
/** The type of a row ensures that its first content has the meta, and is what `shareCardOf` takes. TypeScript loses this for any one row. */
const metaIn = (content: unknown, field?: string): Meta => {
  const { meta } = (field ? (content as Record<string, unknown>)[field] : content) as { meta: Meta }
  return meta
}

async function listFolderPages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  const listPagesOf = async <Name extends FolderName>(name: Name) => {
    const { metaOf, addressOf, shareCardOf, kind, below } = folderRow(name)
    return (await listFolderEntries(name)).map(({ entry: { id, data }, sources }) => {
      const path = addressOf(id)
      const meta = { ...metaOf(data), ...trails(typeof below === 'function' ? below(path) : below) }
      return createSitePage({ path, kind, meta, sources, day: ownDay(name, data), shareCard: () => shareCardOf(data, path) })
    })
  }
  return (await Promise.all(keysOf(FOLDER_CONTENT).map((name) => listPagesOf(name)))).flat()
}

/** @returns the day of the last change, if a field of the entry has it */
function ownDay(name: FolderName, data: Record<string, unknown>): string | undefined {
  const day = folderRow(name)
    .days?.map((field) => data[field])
    .find((value) => value instanceof Date)
  return day && dayOf(day)
}
const changeOf = ({ updated, day }: Article) => updated ?? day
const latestChange = (articles: Article[]) => articles.map(changeOf).toSorted().at(-1)

async function listBlogPages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  const list = await readContent('blogList')
  const tagList = await readSingleEntry('tags')
  const tags = (await listUsedTags()).map((tag) => {
    const { id, label, description, articles } = tag
    const { addressOf, kind, below, shareCardOf } = TAG_CONTENT
    const meta = { title: `${label} ${list.tagTitle}`, description, ...trails(below) }
    const [path, day] = [addressOf(id), latestChange(articles)]
    return createSitePage({ path, kind, meta, sources: [tagList], day, shareCard: () => shareCardOf(tag) })
  })
  const articles = (await listArticles()).map((article) => {
    const { title, author, tagIds, wordCount, entry, slug } = article
    const { addressOf, kind, below, shareCardOf } = ARTICLE_CONTENT
    const { pageTitle = title, description, keywords } = entry.data
    const day = changeOf(article)
    const posting = { headline: title, published: article.day, modified: day, author, tags: tagIds, wordCount }
    const meta = { title: pageTitle, description, keywords, ...trails(below), article: posting }
    return createSitePage({ path: addressOf(slug), kind, meta, sources: [entry], day, shareCard: () => shareCardOf(article) })
  })
  return [...tags, ...articles]
}

/** @returns the pages by address, sorted. @throws Error if two pages have the same address */
export function indexByAddress<P extends Pick<SitePage, 'meta'>>(pages: readonly P[]): Map<string, P> {
  const paths = pages.map(({ meta }) => meta.path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice) throw new Error(`Two pages have the address ${twice}. A file’s name is its address: rename the one in src/content.`)
  return new Map(pages.toSorted((a, b) => (a.meta.path < b.meta.path ? -1 : 1)).map((page) => [page.meta.path, page]))
}

/**
 * For development, where an editor finishes one entry after another: prints the problems, so that pages can be shown all the same. Each page
 * calls it, and it checks again after a change to content. Old entries are never kept, because Astro loads this module again with new ones.
 */
const printReferenceProblems = oncePerChange('src/content', () =>
  checkReferences().catch((error: Error) =>
    // biome-ignore lint/suspicious/noConsole: it is for the terminal of `npm run dev`
    console.error(`${error.stack || error.message}\nPages are shown all the same. A build stops.\n`),
  ),
)

/** @returns every page by its address */
export const readPagesByAddress = oncePerBuild(async (): Promise<Map<string, SitePage>> => {
  await (import.meta.env.DEV ? printReferenceProblems() : checkReferences())
  const trails = await readBreadcrumbTrails()
  const pages = indexByAddress([...(await listSinglePages(trails)), ...(await listFolderPages(trails)), ...(await listBlogPages(trails))])
  // Not in development, where an editor may look at a copy of an entry before changing its words.
  if (!import.meta.env.DEV) await checkRepeats([...pages.values()])
  return pages
})

/** @returns every page, sorted by address */
export const listPages = async (): Promise<SitePage[]> => [...(await readPagesByAddress()).values()]

/** @returns pages that search engines and the page finder may show */
export const listPublicPages = async (): Promise<SitePage[]> => (await listPages()).filter(({ meta }) => !meta.noindex)
