/**
 * The URL contract: every address of the site is written here, or in the data beside it that commands write, and nowhere else;
 * `routes.test.ts` finds any other. Server and scripts run this file as it is, so it imports nothing else. Source: specification section 2.
 */

import { DEMO_FORM_NAME } from './demoForm/demoFormName.ts'
import documentRoutes from './documentRoutes.json' with { type: 'json' }

const INDUSTRIES = '/industries'
const SUPPORT = '/support'
const LEGAL = '/legal'
const EMBED = '/embed'
const BLOG = '/blog'
const TEAM = '/meet-the-team'
const CLAIMS = '/claims'

/** The section of home that lists the feature pages, which have no page of their own above them. */
export const FEATURES_SECTION = 'features'

/** Folders of addresses, without a slash at the end. Those that are also pages stand in `routes` again. */
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
  /** Pages that are shown inside a frame; they are answered on the form's origin. */
  embed: EMBED,
  /** Files whose names carry a hash of their content. */
  assets: '/_assets',
} as const

/**
 * Pages that code and content name one by one, texts with sections among them: `npm run rename` and `npm run retire` write the addresses of
 * those. Each other one is an entry, and named by it: `routeTo.industry('retail')`, `industry/retail`.
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
  videos: `${SUPPORT}/videos`,
  dataSecurity: `${LEGAL}/data-security`,
  /** Every figure of the site, with what it is based on; `routeTo.claim` leads to one. */
  claims: CLAIMS,
  status: '/status',
  demoForm: `${EMBED}/${DEMO_FORM_NAME}`,
  ...documentRoutes,
} as const

/** What answers where there is no page: anywhere, and below the blog. */
export const notFoundRoutes = { page: '/404', post: `${BLOG}/404` } as const

export type TemplateFormat = 'docx' | 'md'

/** Addresses of pages and files of which there are many; a slug or id comes from content. */
export const routeTo = {
  article: (slug: string) => `${folders.blog}/${slug}`,
  tag: (id: string) => `${folders.tags}/${id}`,
  feature: (slug: string) => `${folders.features}/${slug}`,
  industry: (slug: string) => `${folders.industries}/${slug}`,
  /** The page of a campaign: no list of the site leads there. */
  landing: (slug: string) => `${folders.landing}/${slug}`,
  /** A text of content/documents: its place there is its address. */
  document: (id: string) => `/${id}`,
  /** A PDF to download: an industry's slug, or "security-whitepaper". */
  guide: (id: string) => `${folders.guides}/${id}.pdf`,
  /** The claim `id`, on the page that explains it. */
  claim: (id: string) => `${CLAIMS}#${id}`,
  /** A member of the team, on the page that shows all. */
  member: (id: string) => `${TEAM}#${id}`,
  template: (id: string, format: TemplateFormat) => `${folders.templates}/${id}.${format}`,
  /** The drawn portrait of that name. */
  portrait: (name: string) => `${folders.portraits}/${name}.svg`,
  /** Somebody at work in a workplace, seen from near. */
  nearPerson: (workplace: string) => `${folders.pictures}/near/${workplace}.svg`,
  /** An article's cover as a file. */
  cover: (slug: string) => `${folders.pictures}/covers/${slug}.svg`,
  /** The share card of the page at `path`. */
  shareCard: (path: string) => `${folders.shareCards}${path === routes.home ? '/home' : path}.png`,
} as const

/** Files that machines look for. */
export const resources = {
  rss: '/rss.xml',
  atom: '/atom.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  /** The page finder of the not-found page fetches it. */
  searchData: '/search/pages.json',
  webManifest: '/site.webmanifest',
  /** Drawn at the foot of the header's menu of industries, which fetches it when it opens. */
  industriesPicture: '/pictures/industries.svg',
  /** The whole team, drawn as one picture. */
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

/** What the leads service answers, on the form's origin. */
export const services = { leads: '/api/leads', health: '/healthz', readiness: '/readyz', metrics: '/metrics' } as const

/** @returns the file below dist/ that holds a page, without a leading slash: "/blog" is "blog.html" */
export const pageFile = (path: string): string => `${path === routes.home ? 'index' : path.slice(1)}.html`

/**
 * Whether the demo form is the site's own: only that one is told the theme, the landing page and what a visitor has begun to enter.
 * @param formUrl full address of the form (site.demoFormUrl)
 */
export const isOwnForm = (formUrl: string): boolean => new URL(formUrl).pathname === routes.demoForm
