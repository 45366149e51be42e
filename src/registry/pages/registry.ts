/**
 * The list of all pages, by the rows of pageContent.ts: meta, kind and sources of each. Pages, sitemap, share cards, search data and feeds
 * read it. The build stops if a page is missing here.
 */

import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { oncePerBuild, oncePerChange } from '#src/lib/build/cache/oncePerChange.ts'
import { readArticles, readUsedTags } from '../articles/articles.ts'
import { checkReferences } from '../checks/checkReferences.ts'
import { checkRepeats } from '../checks/checkRepeats.ts'
import { readContent, readSingleEntry } from '../collections/singleEntries.ts'
import { ARTICLE_CONTENT, latestChange, TAG_CONTENT } from '../rows/blogContent.ts'
import { FOLDER_CONTENT, type FolderName, folderRow, PAGE_CONTENT, type SinglePath, singleRow } from '../rows/pageContent.ts'
import type { PageRow } from '../rows/pageRow.ts'
import { readFolderEntries, readSources } from './pageEntries.ts'
import { type BreadcrumbTrails, createSitePage, readBreadcrumbTrails, type SitePage, type SitePageInputs } from './sitePage.ts'

type RowPageInputs<Subject> = Pick<SitePageInputs, 'path' | 'sources' | 'day'> & { trails: BreadcrumbTrails; subject: Subject }

/** @returns a page by its row and what it is about */
function createRowPage<Subject>(
  row: PageRow<Subject>,
  { trails, subject, path, sources, day = row.lastChangeOf?.(subject) }: RowPageInputs<Subject>,
) {
  const { kind, parent, noindex, metaOf, shareCardOf } = row
  const parentPage = typeof parent === 'function' ? parent(path) : parent
  const { picture, ...written } = metaOf(subject)
  const meta = { ...written, ...trails(parentPage), ...(noindex && { noindex }) }
  return createSitePage({ path, kind, meta, sources, day, shareCard: () => (picture ? { picture } : shareCardOf(subject, path)) })
}

async function readSinglePages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  const readPageAt = async <Path extends SinglePath>(path: Path) => {
    const row = singleRow(path)
    const [subject, sources] = [await readContent(row.content[0]), await readSources(row)]
    const day = row.listsArticles && latestChange(await readArticles())
    return createRowPage(row, { trails, subject, path, sources, day })
  }
  return Promise.all(keysOf(PAGE_CONTENT).map((path) => readPageAt(path)))
}

async function readFolderPages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  const readPagesOf = async <Name extends FolderName>(name: Name) => {
    const row = folderRow(name)
    return (await readFolderEntries(name)).map(({ entry: { id, data }, sources }) =>
      createRowPage(row, { trails, subject: data, path: row.addressOf(id), sources }),
    )
  }
  return (await Promise.all(keysOf(FOLDER_CONTENT).map((name) => readPagesOf(name)))).flat()
}

async function readBlogPages(trails: BreadcrumbTrails): Promise<SitePage[]> {
  const list = await readContent('blogList')
  const sources = [await readSingleEntry('tags')]
  const tags = (await readUsedTags()).map((tag) =>
    createRowPage(TAG_CONTENT, { trails, subject: { tag, list }, path: TAG_CONTENT.addressOf(tag.id), sources }),
  )
  const articles = (await readArticles()).map((article) =>
    createRowPage(ARTICLE_CONTENT, { trails, subject: article, path: ARTICLE_CONTENT.addressOf(article.slug), sources: [article.entry] }),
  )
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
 * For development, where an editor finishes one entry after another: prints the problems, so that pages can be shown all the same. Each
 * page calls it, and it checks again after a change to content. Old entries are never kept, because Astro loads this module again with new
 * ones.
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
  const pages = indexByAddress([...(await readSinglePages(trails)), ...(await readFolderPages(trails)), ...(await readBlogPages(trails))])
  // Not in development, where an editor may look at a copy of an entry before changing its words.
  if (!import.meta.env.DEV) await checkRepeats([...pages.values()])
  return pages
})

/** @returns every page, sorted by address */
export const readSitePages = async (): Promise<SitePage[]> => [...(await readPagesByAddress()).values()]

/** @returns pages that search engines and the page finder may show */
export const readPublicPages = async (): Promise<SitePage[]> => (await readSitePages()).filter(({ meta }) => !meta.noindex)
