/**
 * Every page of the site, once: its head, its kind, and the content that it is made of. Pages, sitemap, share cards, search
 * data and feeds all read this list. A page that is missing here stops the build, which names it.
 */
import { type Article, articlesOfSite, tagsInUse } from '#src/entries/articles.ts'
import { contentOf, entryOf } from '#src/entries/singleEntries.ts'
import { claims } from '#src/facts/claims.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { folders, notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import { checkReferences } from './checks/checkReferences.ts'
import { checkRepeats } from './checks/checkRepeats.ts'
import { indexByAddress } from './indexByAddress.ts'
import { notEnrolledError, PAGE_CONTENT } from './pageContent.ts'
import { entriesOf, entriesOfFolder } from './pageEntries.ts'
import { breadcrumbTrails, createSitePage, type Head, type SitePage } from './sitePage.ts'

type SinglePath = keyof typeof PAGE_CONTENT

/** The page of figures changes whenever someone reviews a figure. */
const latestCheck = () =>
  Object.values(claims)
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)

/** Pages whose head is more than what their first content says of it, and the day of their last change where content says that. */
async function composedHeads() {
  const { support } = await breadcrumbTrails()
  const [demo, faq, videos] = await Promise.all([contentOf('demo'), contentOf('faq'), contentOf('videos')])
  const [claimsPage, status, notFound] = await Promise.all([contentOf('claimsPage'), contentOf('status'), contentOf('notFound')])
  const blogList = await contentOf('blogList')
  return {
    [routes.demoForm]: { head: { ...demo.form.meta, noindex: true } },
    [routes.faqs]: { head: { ...faq.meta, breadcrumbs: support } },
    [routes.videos]: { head: { ...videos.meta, breadcrumbs: support } },
    [routes.claims]: { head: claimsPage.meta, day: latestCheck() },
    [routes.status]: { head: { ...status.meta, noindex: true } },
    [routes.blog]: { head: blogList.meta, day: latestChange(await articlesOfSite()) },
    [notFoundRoutes.page]: { head: { ...notFound.page.meta, noindex: true } },
    [notFoundRoutes.post]: { head: { ...notFound.post.meta, noindex: true } },
  } satisfies Partial<Record<SinglePath, { head: Head; day?: string | undefined }>>
}

/** Every page of `PAGE_CONTENT`: its head is that of its first content as it stands, unless it is composed here. */
async function singlePages(): Promise<SitePage[]> {
  const composed = await composedHeads()
  const isComposed = (path: SinglePath): path is keyof typeof composed => path in composed
  return Promise.all(
    (Object.keys(PAGE_CONTENT) as SinglePath[]).map(async (path) => {
      const { kind, content } = PAGE_CONTENT[path]
      const { head, day }: { head: Head; day?: string | undefined } = isComposed(path)
        ? composed[path]
        : { head: (await contentOf(PAGE_CONTENT[path].content[0])).meta }
      return createSitePage(path, kind, head, await entriesOf(content), day)
    }),
  )
}

async function folderPages(): Promise<SitePage[]> {
  const trails = await breadcrumbTrails()
  const features = await entriesOfFolder('features')
  const industries = await entriesOfFolder('industries')
  const landing = await entriesOfFolder('landing')
  const documents = await entriesOfFolder('documents')
  return [
    ...features.map(({ entry: { id, data }, madeOf }) =>
      createSitePage(routeTo.feature(id), 'feature', { ...data.meta, breadcrumbs: trails.features }, madeOf),
    ),
    ...industries.map(({ entry: { id, data }, madeOf }) =>
      createSitePage(routeTo.industry(id), 'industry', { ...data.meta, breadcrumbs: trails.industries }, madeOf),
    ),
    ...landing.map(({ entry: { id, data }, madeOf }) =>
      createSitePage(routeTo.landing(id), 'landing', { ...data.meta, noindex: !data.listed }, madeOf),
    ),
    ...documents.map(({ entry, madeOf }) => {
      const { pageTitle, title, description, updatedAt, revisedAt = updatedAt } = entry.data
      const path = routeTo.document(entry.id)
      const kind = path.startsWith(`${folders.legal}/`) ? 'legal' : 'support'
      const trail = path.startsWith(`${folders.support}/`) ? { breadcrumbs: trails.support } : {}
      return createSitePage(path, kind, { title: pageTitle ?? title, description, ...trail }, madeOf, revisedAt && dayOf(revisedAt))
    }),
  ]
}

const changeOf = (article: Article) => article.updated ?? article.day
const latestChange = (articles: Article[]) => articles.map(changeOf).toSorted().at(-1)

async function blogPages(): Promise<SitePage[]> {
  const trails = await breadcrumbTrails()
  const articles = await articlesOfSite()
  const list = await contentOf('blogList')
  const tagList = await entryOf('tags')
  return [
    ...(await tagsInUse()).map(({ tag: { id, label, description }, articles: tagged }) => {
      return createSitePage(
        routeTo.tag(id),
        'blog',
        { title: `${label} ${list.tagTitle}`, description, breadcrumbs: trails.blog },
        [tagList],
        latestChange(tagged),
      )
    }),
    ...articles.map((article) => {
      const { title, day, author, tagIds, wordCount } = article
      const { description, keywords } = article.entry.data
      const posting = { published: day, modified: changeOf(article), author, tags: tagIds, wordCount }
      const head = { title, description, keywords, breadcrumbs: trails.blog, article: posting }
      return createSitePage(routeTo.article(article.slug), 'article', head, [article.entry], changeOf(article))
    }),
  ]
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

/** @returns what the layout needs to know of the page at `path`. @throws Error that says where a page is enrolled */
export async function pageAt(path: string): Promise<Pick<SitePage, 'meta' | 'kind'>> {
  const found = (await pages()).get(path)
  if (!found) throw notEnrolledError(path)
  return { meta: found.meta, kind: found.kind }
}
