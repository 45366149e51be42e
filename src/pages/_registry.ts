/**
 * Every page of the site, once: what its head says, which sort it is, and what it is made of. The pages draw themselves
 * from here, and so do the sitemap, the share cards, the search data and the feeds. A page that is not here cannot be
 * built, and the build names it.
 */
import { getCollection } from 'astro:content'
import { blog } from '../content/blogPage'
import * as login from '../content/customer-login'
import { dataSecurity } from '../content/data-security'
import { faqMeta } from '../content/faqs'
import { page as attendanceTracking } from '../content/features/attendance-tracking'
import { page as massCommunication } from '../content/features/mass-communication'
import { page as policyAutomation } from '../content/features/policy-automation'
import { helpCenter } from '../content/help-center'
import * as home from '../content/home'
import { overview } from '../content/industries'
import { industries } from '../content/industries/all'
import { team, teamPage } from '../content/meet-the-team'
import { notFound } from '../content/notFound'
import { page as difference } from '../content/productivity-pilot-difference'
import * as demo from '../content/request-demo'
import { statusPage } from '../content/status'
import { videosPage } from '../content/videos'
import type { PageMeta } from '../lib/build/head'
import { lastChange } from '../lib/build/lastChange'
import { type Article, publishedArticles } from '../sections/blog/articles'
import type { PageKind } from '../site/pageKinds'
import { notFoundRoutes, routes, routeTo } from '../site/routes'
import { TAG_IDS, TAGS } from '../site/tags'

export type SitePage = {
  kind: PageKind
  meta: PageMeta
  /** "YYYY-MM-DD": what the content says of itself, else the last commit of the files that the page is made of. */
  lastModified: () => string | undefined
}

/** @param files below src/content/; their history tells when the page changed */
function page(path: string, kind: PageKind, meta: Omit<PageMeta, 'path'>, files: string[], day?: string): SitePage {
  return {
    kind,
    meta: { ...meta, path },
    lastModified: () =>
      day ??
      lastChange(
        path,
        files.map((file) => `src/content/${file}`),
      ),
  }
}

const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10)
const latest = (days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

const fixedPages = (): SitePage[] => [
  page(routes.home, 'home', home.meta, ['home.ts', 'clients.ts']),
  page(routes.attendanceTracking, 'feature', attendanceTracking.meta, ['features/attendance-tracking.ts']),
  page(routes.policyAutomation, 'feature', policyAutomation.meta, ['features/policy-automation.ts']),
  page(routes.massCommunication, 'feature', massCommunication.meta, ['features/mass-communication.ts']),
  page(routes.difference, 'feature', difference.meta, ['productivity-pilot-difference.ts', 'clients.ts']),
  page(routes.team, 'feature', teamPage.meta, ['meet-the-team.ts']),
  page(routes.industries, 'industry', overview.meta, ['industries.ts', ...industries.map(({ slug }) => `industries/${slug}.ts`)]),
  ...industries.map(({ slug, meta }) => page(routeTo.industry(slug), 'industry', meta, [`industries/${slug}.ts`])),
  page(routes.requestDemo, 'demo', demo.meta, ['request-demo.ts']),
  page(routes.demoForm, 'form', demo.formPage.meta, ['request-demo.ts']),
  page(routes.customerLogin, 'login', login.meta, ['customer-login.ts']),
  page(routes.helpCenter, 'support', helpCenter.meta, ['help-center.ts']),
  page(routes.faqs, 'faq', faqMeta, ['faqs.ts']),
  page(routes.videos, 'videos', videosPage.meta, ['videos.ts']),
  page(routes.security, 'feature', dataSecurity.meta, ['data-security.ts']),
  page(routes.status, 'notice', statusPage.meta, ['status.ts']),
  page(notFoundRoutes.page, 'not-found', notFound.page.meta, ['notFound.ts']),
  page(notFoundRoutes.post, 'not-found', notFound.post.meta, ['notFound.ts']),
]

async function documentPages(): Promise<SitePage[]> {
  const legal = (await getCollection('legal')).map(({ id, data }) => {
    const meta = { title: data.pageTitle ?? data.title, description: data.description }
    return page(routeTo.legalDocument(id), 'legal', meta, [`legal/${id}.mdx`], dayOf(data.updatedAt))
  })
  const support = (await getCollection('support')).map(({ id, data }) => {
    const breadcrumbs = [{ label: 'Help center', path: routes.helpCenter }]
    const meta = { title: data.pageTitle ?? data.title, description: data.description, breadcrumbs }
    return page(routeTo.supportDocument(id), 'support', meta, [`support/${id}.mdx`], dayOf(data.updatedAt))
  })
  return [...legal, ...support]
}

const changeOf = (article: Article) => article.updated ?? article.day

async function blogPages(): Promise<SitePage[]> {
  const articles = await articlesOfSite()
  const breadcrumbs = [{ label: 'Blog', path: routes.blog }]
  const list = page(routes.blog, 'blog', blog.meta, ['blogPage.ts'], latest(articles.map(changeOf)))
  const tags = tagsOf(articles).map(({ id, articles: tagged }) => {
    const meta = { title: `${TAGS[id].label} articles`, description: TAGS[id].description, breadcrumbs }
    return page(routeTo.tag(id), 'blog', meta, [], latest(tagged.map(changeOf)))
  })
  const each = articles.map((article) => {
    const { title, day, author, tags, words } = article
    const { description, keywords } = article.entry.data
    const posting = { published: day, modified: changeOf(article), author, tags, words }
    return page(
      routeTo.article(article.slug),
      'article',
      { title, description, keywords, breadcrumbs, article: posting },
      [],
      changeOf(article),
    )
  })
  return [list, ...tags, ...each]
}

/** @returns the articles that the site shows, newest first; in development drafts and future ones too */
export const articlesOfSite = async (): Promise<Article[]> => publishedArticles(await getCollection('blog'), team)

/** @returns tags that some article has, with their articles */
export const tagsOf = (articles: Article[]) =>
  TAG_IDS.map((id) => ({ id, articles: articles.filter((article) => article.tags.includes(id)) })).filter((tag) => tag.articles.length > 0)

let known: Promise<Map<string, SitePage>> | undefined

async function readPages(): Promise<Map<string, SitePage>> {
  const pages = [...fixedPages(), ...(await documentPages()), ...(await blogPages())]
  return new Map(pages.toSorted((a, b) => (a.meta.path < b.meta.path ? -1 : 1)).map((each) => [each.meta.path, each]))
}

/** Content does not change during a build; in development it is read for each request. */
const pages = () => {
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
