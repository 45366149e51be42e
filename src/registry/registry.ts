/**
 * Every page of the site, once: its head, its kind, and the content that it is made of, by the rows of pageContent.ts. Pages, sitemap,
 * share cards, search data and feeds all read this list. A page that is missing here stops the build, which names it.
 */
import type { CollectionEntry } from 'astro:content'
import { type Article, articlesOfSite, tagsInUse } from '#src/entries/articles.ts'
import { contentOf, entryOf } from '#src/entries/singleEntries.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { routeTo } from '#src/site/routes.ts'
import { checkReferences } from './checks/checkReferences.ts'
import { checkRepeats } from './checks/checkRepeats.ts'
import { indexByAddress } from './indexByAddress.ts'
import {
  FOLDER_CONTENT,
  type FolderName,
  folderRow,
  type Head,
  notEnrolledError,
  PAGE_CONTENT,
  pageRow,
  type SinglePath,
} from './pageContent.ts'
import { entriesOfFolder, sourcesOf } from './pageEntries.ts'
import { breadcrumbTrails, createSitePage, type SitePage } from './sitePage.ts'

/** Every page of `PAGE_CONTENT`. */
async function singlePages(): Promise<SitePage[]> {
  const trails = await breadcrumbTrails()
  return Promise.all(
    (Object.keys(PAGE_CONTENT) as SinglePath[]).map(async (path) => {
      const row = pageRow(path)
      const sources = await sourcesOf(row)
      const day = row.listsArticles ? latestChange(await articlesOfSite()) : undefined
      const head = { ...headIn(sources[0]?.data, row.part), ...trails(row.below), noindex: row.noindex }
      return createSitePage(path, row.kind, head, sources, day)
    }),
  )
}
/** The type of a row has made sure that the head is there. */
const headIn = (content: unknown, part?: string): Head => {
  const { meta } = (part ? (content as Record<string, unknown>)[part] : content) as { meta: Head }
  return meta
}

async function folderPages(): Promise<SitePage[]> {
  const trails = await breadcrumbTrails()
  const pagesOf = async <Name extends FolderName>(name: Name, headOf: (data: CollectionEntry<Name>['data']) => Head) =>
    (await entriesOfFolder(name)).map(({ entry, madeOf }) => {
      const { addressOf, kind, below } = folderRow(name)
      const path = addressOf(entry.id)
      const head = { ...headOf(entry.data), ...trails(typeof below === 'function' ? below(path) : below) }
      return createSitePage(path, typeof kind === 'function' ? kind(path) : kind, head, madeOf, ownDay(name, entry.data))
    })
  const pages = [
    pagesOf('features', ({ meta }) => meta),
    pagesOf('industries', ({ meta }) => meta),
    pagesOf('landing', ({ meta, listed }) => ({ ...meta, noindex: !listed })),
    pagesOf('documents', ({ pageTitle, title, description }) => ({ title: pageTitle ?? title, description })),
  ]
  return (await Promise.all(pages)).flat()
}

/** @returns the day of the last change, where a field of the entry says it */
function ownDay(name: FolderName, data: Record<string, unknown>): string | undefined {
  const day = folderRow(name)
    .days?.map((field) => data[field])
    .find((value) => value instanceof Date)
  return day && dayOf(day)
}
const changeOf = ({ entry, day }: Article) => ownDay('blog', entry.data) ?? day
const latestChange = (articles: Article[]) => articles.map(changeOf).toSorted().at(-1)

async function blogPages(): Promise<SitePage[]> {
  const trails = await breadcrumbTrails()
  const list = await contentOf('blogList')
  const tagList = await entryOf('tags')
  const tags = (await tagsInUse()).map(({ tag: { id, label, description }, articles }) => {
    const head = { title: `${label} ${list.tagTitle}`, description, ...trails('blog') }
    return createSitePage(routeTo.tag(id), 'blog', head, [tagList], latestChange(articles))
  })
  const { addressOf, kind, below } = FOLDER_CONTENT.blog
  const articles = (await articlesOfSite()).map((article) => {
    const { title, day, author, tagIds, wordCount, entry, slug } = article
    const { description, keywords } = entry.data
    const posting = { published: day, modified: changeOf(article), author, tags: tagIds, wordCount }
    const head = { title, description, keywords, ...trails(below), article: posting }
    return createSitePage(addressOf(slug), kind, head, [entry], changeOf(article))
  })
  return [...tags, ...articles]
}

let cachedPages: Promise<Map<string, SitePage>> | undefined

async function readPages(): Promise<Map<string, SitePage>> {
  await checkReferences()
  const pages = indexByAddress([...(await singlePages()), ...(await folderPages()), ...(await blogPages())])
  // Not in development: an editor begins an entry with a copy of another, and may look at it before changing its words.
  if (!import.meta.env.DEV) await checkRepeats([...pages.values()])
  return pages
}

/** Content does not change during a build; in development it is read for each request. */
function pages(): Promise<Map<string, SitePage>> {
  if (import.meta.env.DEV) return readPages()
  cachedPages ??= readPages()
  return cachedPages
}

/** @returns every page, in the order of their addresses */
export const allPages = async (): Promise<SitePage[]> => [...(await pages()).values()]

/** @returns pages that search engines and the page finder may show */
export const publicPages = async (): Promise<SitePage[]> => (await allPages()).filter(({ meta }) => !meta.noindex)

export type LayoutHead = Pick<SitePage, 'meta' | 'kind'>

/** @returns what the layout needs to know of the page at `path`. @throws Error that says where a page is enrolled */
export async function headAt(path: string): Promise<LayoutHead> {
  const found = (await pages()).get(path)
  if (!found) throw notEnrolledError(path)
  return { meta: found.meta, kind: found.kind }
}
