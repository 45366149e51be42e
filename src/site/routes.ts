/**
 * The URL contract: every address of the site is written here and nowhere else; `routes.test.ts` finds any other. Node
 * runs this file as it is (server, scripts), so it imports nothing. Source: specification section 2.
 */

/** On its own, so that the not-found page's script takes this word and not the whole contract. */
export const BLOG_PATH = '/blog'

/** Folders of addresses, without a slash at the end. Those that are also pages stand in `routes` again. */
export const folders = {
  features: '/features',
  industries: '/industries',
  blog: BLOG_PATH,
  tags: `${BLOG_PATH}/tag`,
  support: '/support',
  legal: '/legal',
  guides: '/guides',
  templates: '/templates',
  socialImages: '/og',
  /** Pages that are shown inside a frame; they are answered on the form's origin. */
  embed: '/embed',
  /** Files whose names carry a hash of their content. */
  assets: '/_assets',
} as const

/** Pages that code and content name one by one. */
export const routes = {
  home: '/',
  requestDemo: '/request-demo',
  customerLogin: '/customer-login',
  difference: '/productivity-pilot-difference',
  team: '/meet-the-team',
  attendanceTracking: `${folders.features}/attendance-tracking`,
  policyAutomation: `${folders.features}/policy-automation`,
  massCommunication: `${folders.features}/mass-communication`,
  industries: folders.industries,
  manufacturing: `${folders.industries}/manufacturing`,
  healthcare: `${folders.industries}/healthcare`,
  logistics: `${folders.industries}/logistics`,
  foodBeverage: `${folders.industries}/food-beverage`,
  retail: `${folders.industries}/retail`,
  education: `${folders.industries}/education`,
  blog: folders.blog,
  helpCenter: `${folders.support}/help-center`,
  faqs: `${folders.support}/faqs`,
  gettingStarted: `${folders.support}/getting-started`,
  videos: `${folders.support}/videos`,
  manual: `${folders.support}/manual`,
  privacy: `${folders.legal}/privacy-policy`,
  terms: `${folders.legal}/terms-of-service`,
  security: `${folders.legal}/data-security`,
  accessibility: `${folders.legal}/accessibility`,
  cookies: `${folders.legal}/cookies`,
  status: '/status',
  demoForm: `${folders.embed}/demo-request`,
} as const

export type RouteName = keyof typeof routes
export type RoutePath = (typeof routes)[RouteName]

/** What answers where there is no page: anywhere, and below the blog. */
export const notFoundRoutes = { page: '/404', post: `${folders.blog}/404` } as const

export type TemplateKind = 'docx' | 'md'

/** Addresses of pages and files of which there are many; a slug or id comes from content. */
export const routeTo = {
  article: (slug: string) => `${folders.blog}/${slug}`,
  tag: (id: string) => `${folders.tags}/${id}`,
  industry: (slug: string) => `${folders.industries}/${slug}`,
  supportDocument: (slug: string) => `${folders.support}/${slug}`,
  legalDocument: (slug: string) => `${folders.legal}/${slug}`,
  /** A PDF to download: an industry's slug, or "security-whitepaper". */
  guide: (id: string) => `${folders.guides}/${id}.pdf`,
  template: (id: string, kind: TemplateKind) => `${folders.templates}/${id}.${kind}`,
  /** The Open Graph image of the page at `path`. */
  socialImage: (path: string) => `${folders.socialImages}${path === routes.home ? '/home' : path}.png`,
} as const

/** What the page finder of the not-found page fetches; on its own for the same reason as `BLOG_PATH`. */
export const SEARCH_DATA = '/search/pages.json'

/** Files that machines look for. */
export const resources = {
  rss: '/rss.xml',
  atom: '/atom.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  searchData: SEARCH_DATA,
  webManifest: '/site.webmanifest',
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
export const services = { leads: '/api/leads', health: '/healthz' } as const

/** @returns the file below dist/ that holds a page, without a leading slash: "/blog" is "blog.html" */
export const pageFile = (path: string): string => `${path === routes.home ? 'index' : path.slice(1)}.html`
