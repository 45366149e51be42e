/**
 * All addresses of the site, together with the data files beside it that commands write. `routes.test.ts` finds addresses anywhere
 * else. Source: specification section 2.
 */

import { DEMO_FORM_NAME } from '#src/demoForm/demoFormName.ts'
import documentRoutes from './documentRoutes.json' with { type: 'json' }

const INDUSTRIES = '/industries'
const SUPPORT = '/support'
const LEGAL = '/legal'
const EMBED = '/embed'
const BLOG = '/blog'
const TEAM = '/meet-the-team'
const CLAIMS = '/claims'

/** The section of home that lists the feature pages. They have no overview page. */
export const FEATURES_SECTION = 'features'

/** Folders of addresses, without a slash at the end. Folders that are also pages are in `routes`, too. */
export const folders = {
  features: '/features',
  industries: INDUSTRIES,
  landing: '/landing',
  blog: BLOG,
  tags: `${BLOG}/tag`,
  support: SUPPORT,
  legal: LEGAL,
  guides: '/guides',
  templates: '/templates',
  shareCards: '/og',
  portraits: '/portraits',
  pictures: '/pictures',
  /** Pages inside a frame, which the form's origin serves. */
  embed: EMBED,
  /** Files whose names carry a hash of their content. */
  assets: '/_assets',
} as const

/**
 * Pages with names of their own. `npm run rename` and `npm run retire` write the addresses of documents among them. All other pages are
 * named by their entries: `routeTo.industry('retail')`, `industry/retail`.
 */
export const routes = {
  home: '/',
  requestDemo: '/request-demo',
  customerLogin: '/customer-login',
  comparison: '/productivity-pilot-difference',
  team: TEAM,
  industries: INDUSTRIES,
  blog: BLOG,
  helpCenter: `${SUPPORT}/help-center`,
  faqs: `${SUPPORT}/faqs`,
  walkthroughs: `${SUPPORT}/videos`,
  dataSecurity: `${LEGAL}/data-security`,
  /** The basis of every figure of the site. `routeTo.claim` leads to one figure. */
  claims: CLAIMS,
  status: '/status',
  demoForm: `${EMBED}/${DEMO_FORM_NAME}`,
  ...documentRoutes,
} as const

/** The pages for addresses that do not exist: in general, and below the blog. */
export const notFoundRoutes = { page: '/404', post: `${BLOG}/404` } as const

export type TemplateFormat = 'docx' | 'md'

/** Addresses of pages and files that content names by a slug or an id. */
export const routeTo = {
  article: (slug: string) => `${folders.blog}/${slug}`,
  tag: (id: string) => `${folders.tags}/${id}`,
  feature: (slug: string) => `${folders.features}/${slug}`,
  industry: (slug: string) => `${folders.industries}/${slug}`,
  /** The page of a campaign, which no list of the site links to. */
  landing: (slug: string) => `${folders.landing}/${slug}`,
  /** A text of content/documents, whose path there is its address. */
  document: (id: string) => `/${id}`,
  /** A PDF to download: an industry's slug, or "security-whitepaper". */
  guide: (id: string) => `${folders.guides}/${id}.pdf`,
  /** A claim on the page with all claims. */
  claim: (id: string) => `${CLAIMS}#${id}`,
  /** A member on the page of the team. */
  member: (id: string) => `${TEAM}#${id}`,
  template: (id: string, format: TemplateFormat) => `${folders.templates}/${id}.${format}`,
  portrait: (name: string) => `${folders.portraits}/${name}.svg`,
  /** The close picture of a person at work. */
  closeUpPerson: (workplace: string) => `${folders.pictures}/near/${workplace}.svg`,
  cover: (slug: string) => `${folders.pictures}/covers/${slug}.svg`,
  shareCard: (path: string) => `${folders.shareCards}${path === routes.home ? '/home' : path}.png`,
} as const

/** Files that machines look for. */
export const resources = {
  rss: '/rss.xml',
  atom: '/atom.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  /** The search on the not-found page fetches it. */
  searchData: '/search/pages.json',
  webManifest: '/site.webmanifest',
  /** The header's menu of industries fetches it when it opens. */
  industriesPicture: '/pictures/industries.svg',
  crewPicture: '/pictures/crew.svg',
} as const

export const icons = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
} as const

/** Addresses of the leads service on the form's origin. */
export const services = { leads: '/api/leads', health: '/healthz', readiness: '/readyz', metrics: '/metrics' } as const

/** @param path of a document @returns whether it is a legal text. Its sections have numbers, so that people can cite them */
export const isLegalText = (path: string): boolean => path.startsWith(`${LEGAL}/`)

/** @returns a page's file below dist/: "/blog" is "blog.html" */
export const pageFile = (path: string): string => `${path === routes.home ? 'index' : path.slice(1)}.html`

/**
 * Whether the demo form is the site's own: only that one is told the theme, the landing page and what a visitor has begun to enter.
 * @param formUrl full address of the form (site.demoFormUrl)
 */
export const isOwnForm = (formUrl: string): boolean => new URL(formUrl).pathname === routes.demoForm
