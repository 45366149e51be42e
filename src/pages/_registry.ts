/**
 * Every page of the site, once: what its head says, which sort it is, and which content it is made of. The pages draw
 * themselves from here, and so do the sitemap, the share cards, the search data and the feeds. A page that is not here
 * cannot be built, and the build names it.
 */
import { getCollection } from 'astro:content'
import { dayOf } from '../lib/anywhere/dates'
import { singleEntry } from '../lib/build/entries'
import { checkIndustryName } from '../lib/build/industryName'
import type { Article } from '../sections/blog/articles'
import { claims } from '../site/claims'
import { folders, notFoundRoutes, routes, routeTo } from '../site/routes'
import { articlesOfSite, tagsInUse } from './_articles'
import { page, pagesAbove, type SitePage } from './_page'

/** The page of figures changes when somebody looks at a figure again. */
const latestCheck = () =>
  Object.values(claims)
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)

async function singlePages(): Promise<SitePage[]> {
  const above = await pagesAbove()
  const home = singleEntry(await getCollection('home'))
  const clients = singleEntry(await getCollection('clients'))
  const testimonials = singleEntry(await getCollection('testimonials'))
  const comparison = singleEntry(await getCollection('comparison'))
  const team = singleEntry(await getCollection('team'))
  const demo = singleEntry(await getCollection('demo'))
  const login = singleEntry(await getCollection('login'))
  const helpCenter = singleEntry(await getCollection('helpCenter'))
  const faq = singleEntry(await getCollection('faq'))
  const videos = singleEntry(await getCollection('videos'))
  const security = singleEntry(await getCollection('dataSecurity'))
  const claimsPage = singleEntry(await getCollection('claims'))
  const status = singleEntry(await getCollection('status'))
  const notFound = singleEntry(await getCollection('notFound'))
  const { page: missingPage, post: missingPost } = notFound.data
  return [
    page(routes.home, 'home', home.data.meta, [home, clients, testimonials]),
    page(routes.difference, 'feature', comparison.data.meta, [comparison, clients]),
    page(routes.team, 'feature', team.data.meta, [team]),
    page(routes.requestDemo, 'demo', demo.data.meta, [demo]),
    page(routes.demoForm, 'form', { ...demo.data.form.meta, noindex: true }, [demo]),
    page(routes.customerLogin, 'login', login.data.meta, [login]),
    page(routes.helpCenter, 'support', helpCenter.data.meta, [helpCenter]),
    page(routes.faqs, 'faq', { ...faq.data.meta, breadcrumbs: above.support }, [faq]),
    page(routes.videos, 'videos', { ...videos.data.meta, breadcrumbs: above.support }, [videos]),
    page(routes.dataSecurity, 'feature', security.data.meta, [security]),
    page(routes.claims, 'legal', claimsPage.data.meta, [claimsPage], latestCheck()),
    page(routes.status, 'notice', { ...status.data.meta, noindex: true }, [status]),
    page(notFoundRoutes.page, 'not-found', { ...missingPage.meta, noindex: true }, [notFound]),
    page(notFoundRoutes.post, 'not-found', { ...missingPost.meta, noindex: true }, [notFound]),
  ]
}

async function folderPages(): Promise<SitePage[]> {
  const above = await pagesAbove()
  const features = await getCollection('features')
  const industries = await getCollection('industries')
  for (const { id, data } of industries) checkIndustryName(id, data.name)
  const documents = await getCollection('documents')
  const overview = singleEntry(await getCollection('industriesOverview'))
  return [
    page(routes.industries, 'industry', overview.data.meta, [overview, ...industries]),
    ...features.map((entry) => page(routeTo.feature(entry.id), 'feature', { ...entry.data.meta, breadcrumbs: above.features }, [entry])),
    ...industries.map((entry) =>
      page(routeTo.industry(entry.id), 'industry', { ...entry.data.meta, breadcrumbs: above.industries }, [entry]),
    ),
    ...documents.map((entry) => {
      const { pageTitle, title, description, updatedAt } = entry.data
      const path = routeTo.document(entry.id)
      const kind = path.startsWith(`${folders.legal}/`) ? 'legal' : 'support'
      const trail = path.startsWith(`${folders.support}/`) ? { breadcrumbs: above.support } : {}
      return page(path, kind, { title: pageTitle ?? title, description, ...trail }, [entry], updatedAt && dayOf(updatedAt))
    }),
  ]
}

const changeOf = (article: Article) => article.updated ?? article.day
const latestChange = (articles: Article[]) => articles.map(changeOf).toSorted().at(-1)

async function blogPages(): Promise<SitePage[]> {
  const above = await pagesAbove()
  const articles = await articlesOfSite()
  const list = singleEntry(await getCollection('blogList'))
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
  const pages = [...(await singlePages()), ...(await folderPages()), ...(await blogPages())]
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
  if (!found) throw new Error(`The page ${path} is not enrolled. Add it to src/pages/_registry.ts, and its address to src/site/routes.ts.`)
  return { meta: found.meta, kind: found.kind }
}
