/**
 * Every page of the site, once: its head, its kind, and the content that it is made of. Pages, sitemap, share cards, search
 * data and feeds all read this list. A page that is missing here stops the build, which names it.
 */
import { getCollection } from 'astro:content'
import { dayOf } from '../lib/anywhere/dates'
import { claims } from '../site/claims'
import { folders, notFoundRoutes, routes, routeTo } from '../site/routes'
import { type Article, articlesOfSite, tagsInUse } from './articles'
import { checkNames } from './checkNames'
import { entryOf } from './singleEntries'
import { page, pagesAbove, type SitePage } from './sitePage'

/** The page of figures changes whenever someone reviews a figure. */
const latestCheck = () =>
  Object.values(claims)
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)

/** A page made of one entry: its address, its kind, the collection, and collections that it shows as well. */
const SINGLE_PAGES = [
  [routes.home, 'home', 'home', 'clients', 'testimonials'],
  [routes.difference, 'feature', 'comparison', 'clients'],
  [routes.team, 'feature', 'team'],
  [routes.requestDemo, 'demo', 'demo'],
  [routes.customerLogin, 'login', 'login'],
  [routes.helpCenter, 'support', 'helpCenter'],
  [routes.dataSecurity, 'feature', 'dataSecurity'],
] as const

async function singlePages(): Promise<SitePage[]> {
  const { support } = await pagesAbove()
  const [demo, faq, videos] = [await entryOf('demo'), await entryOf('faq'), await entryOf('videos')]
  const [claimsPage, status, notFound] = [await entryOf('claimsPage'), await entryOf('status'), await entryOf('notFound')]
  return [
    ...(await Promise.all(
      SINGLE_PAGES.map(async ([path, kind, name, ...shown]) => {
        const entry = await entryOf(name)
        return page(path, kind, entry.data.meta, [entry, ...(await Promise.all(shown.map((other) => entryOf(other))))])
      }),
    )),
    page(routes.demoForm, 'form', { ...demo.data.form.meta, noindex: true }, [demo]),
    page(routes.faqs, 'faq', { ...faq.data.meta, breadcrumbs: support }, [faq]),
    page(routes.videos, 'videos', { ...videos.data.meta, breadcrumbs: support }, [videos]),
    page(routes.claims, 'legal', claimsPage.data.meta, [claimsPage], latestCheck()),
    page(routes.status, 'notice', { ...status.data.meta, noindex: true }, [status]),
    page(notFoundRoutes.page, 'not-found', { ...notFound.data.page.meta, noindex: true }, [notFound]),
    page(notFoundRoutes.post, 'not-found', { ...notFound.data.post.meta, noindex: true }, [notFound]),
  ]
}

async function folderPages(): Promise<SitePage[]> {
  const above = await pagesAbove()
  const features = await getCollection('features')
  const industries = await getCollection('industries')
  const documents = await getCollection('documents')
  const overview = await entryOf('industriesOverview')
  return [
    page(routes.industries, 'industry', overview.data.meta, [overview, ...industries]),
    ...features.map((entry) => page(routeTo.feature(entry.id), 'feature', { ...entry.data.meta, breadcrumbs: above.features }, [entry])),
    ...industries.map((entry) =>
      page(routeTo.industry(entry.id), 'industry', { ...entry.data.meta, breadcrumbs: above.industries }, [entry]),
    ),
    ...documents.map((entry) => {
      const { pageTitle, title, description, updatedAt, revisedAt = updatedAt } = entry.data
      const path = routeTo.document(entry.id)
      const kind = path.startsWith(`${folders.legal}/`) ? 'legal' : 'support'
      const trail = path.startsWith(`${folders.support}/`) ? { breadcrumbs: above.support } : {}
      return page(path, kind, { title: pageTitle ?? title, description, ...trail }, [entry], revisedAt && dayOf(revisedAt))
    }),
  ]
}

const changeOf = (article: Article) => article.updated ?? article.day
const latestChange = (articles: Article[]) => articles.map(changeOf).toSorted().at(-1)

async function blogPages(): Promise<SitePage[]> {
  const above = await pagesAbove()
  const articles = await articlesOfSite()
  const list = await entryOf('blogList')
  return [
    page(routes.blog, 'blog', list.data.meta, [list], latestChange(articles)),
    ...(await tagsInUse()).map(({ tag: { id, label, description }, articles: tagged }) => {
      return page(
        routeTo.tag(id),
        'blog',
        { title: `${label} ${list.data.tagTitle}`, description, breadcrumbs: above.blog },
        [],
        latestChange(tagged),
      )
    }),
    ...articles.map((article) => {
      const { title, day, author, tags, words } = article
      const { description, keywords } = article.entry.data
      const posting = { published: day, modified: changeOf(article), author, tags, words }
      const head = { title, description, keywords, breadcrumbs: above.blog, article: posting }
      return page(routeTo.article(article.slug), 'article', head, [article.entry], changeOf(article))
    }),
  ]
}

let known: Promise<Map<string, SitePage>> | undefined

async function readPages(): Promise<Map<string, SitePage>> {
  await checkNames()
  const pages = [...(await singlePages()), ...(await folderPages()), ...(await blogPages())]
  const paths = pages.map(({ meta }) => meta.path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice) throw new Error(`Two pages have the address ${twice}. A file’s name is its address: rename the one in src/content.`)
  return new Map(pages.toSorted((a, b) => (a.meta.path < b.meta.path ? -1 : 1)).map((each) => [each.meta.path, each]))
}

/** Content does not change during a build; in development it is read for each request. */
function pages(): Promise<Map<string, SitePage>> {
  if (import.meta.env.DEV) return readPages()
  known ??= readPages()
  return known
}

/** @returns every page, in the order of their addresses */
export const allPages = async (): Promise<SitePage[]> => [...(await pages()).values()]

/** @returns pages that search engines and the page finder may show */
export const publicPages = async (): Promise<SitePage[]> => (await allPages()).filter(({ meta }) => !meta.noindex)

/** @returns what the layout needs to know of the page at `path`. @throws Error that says where a page is enrolled */
export async function pageAt(path: string): Promise<Pick<SitePage, 'meta' | 'kind'>> {
  const found = (await pages()).get(path)
  if (!found)
    throw new Error(`The page ${path} is not enrolled. Add it to src/registry/registry.ts, and its address to src/site/routes.ts.`)
  return { meta: found.meta, kind: found.kind }
}
