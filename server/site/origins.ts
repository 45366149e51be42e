/** The site's two origins, pages and form: what each serves, and with which headers. Shared by the embedded server and the Worker. */
import { type AnalyticsSettings, analyticsSources } from '#src/lib/anywhere/analytics/analyticsProviders.ts'
import { isLoopback } from '#src/lib/server/loopback.ts'
import { assetHeaders, CACHE_CONTROL, securityHeaders } from '#src/lib/server/securityHeaders.ts'
import { folders, icons, services } from '#src/site/routes.ts'

/** What the build tells about itself; lies in `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  /** The hashes of each page, by its file ("/blog.html"): a server lists only those of the page, a static host lists all. */
  pageStyles: Record<string, string[]>
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  phone: string
  analytics: AnalyticsSettings | null
  hsts: 'host' | 'subdomains' | 'preload'
  /** A preview has its form on the same origin, so its pages may frame each other; search engines must not list it. */
  isPreview?: boolean
  /** Hash of each file in dist/ by path ("/blog.html"), compressed variants included. */
  files: Record<string, string>
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)
const ICONS = new Set<string>(Object.values(icons))
const SERVICES = new Set<string>(Object.values(services))
/** Written for static hosts; not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/.assetsignore'])

/** Whether visitors may ask for a built file by its path: no compressed variant, nothing meant for hosts. */
export const isPublic = (path: string): boolean => !NOT_SERVED.has(path) && !/\.(br|gz)$/.test(path)

/** Files with a hash in their name: scripts, styles and fonts that pages load. */
export const isAsset = (path: string): boolean => isBelow(path, folders.assets)

/** Files that pages load and show. Their own content security policy need not list what a page may run. */
const isPartOfPages = (path: string): boolean => isAsset(path) || /\.(svg|png|ico|jpe?g|webp|avif|webmanifest)$/.test(path)

export const servesSite = (path: string): boolean => !isBelow(path, folders.embed)
export const servesForm = (path: string): boolean => isBelow(path, folders.embed) || isAsset(path) || ICONS.has(path)
export const isServicePath = (path: string): boolean => SERVICES.has(path)

/** The hashes that the content security policy has to list: for one file, or for any. */
const listStyles = ({ pageStyles, styleHashes }: BuildManifest, file?: string) => (file && pageStyles[file]) || styleHashes

/** @param file the page in the response ("/blog.html"): its content security policy then lists only its own styles, and is short */
export const listSiteHeaders = (manifest: BuildManifest, file?: string): Record<string, string> => ({
  ...securityHeaders({
    ...manifest,
    styleHashes: listStyles(manifest, file),
    frameAncestors: manifest.isPreview ? ["'self'"] : [],
    sources: analyticsSources(manifest.analytics),
  }),
  // For what has no head to say it in: PDFs, templates, pictures.
  ...(manifest.isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
})

/**
 * Who may frame the form: the public site alone, or the origins that SITE_ORIGINS lists. This machine's own site is added
 * only to a build whose form itself is on this machine, so that a public form names no localhost.
 * @param local origin under which this machine serves the site, if it does
 * @param configured SITE_ORIGINS, separated by blanks or commas
 * @throws Error with one sentence for an entry that is not an origin
 */
export function listFramingSites(manifest: BuildManifest, local: string | null, configured?: string): string[] {
  const listed = configured?.split(/[\s,]/).filter(Boolean) ?? []
  const wrong = listed.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong) throw new Error(`SITE_ORIGINS must list origins like https://www.your.example, but holds "${wrong}".`)
  if (listed.length > 0) return listed
  return local && isLoopback(new URL(manifest.demoFormUrl).hostname) ? [...new Set([local, manifest.siteUrl])] : [manifest.siteUrl]
}

/** @param sites origins that may frame the form @param file as for `listSiteHeaders` */
export const listFormHeaders = (manifest: BuildManifest, sites: string[], file?: string) =>
  securityHeaders({ ...manifest, styleHashes: listStyles(manifest, file), frameOrigins: [], frameAncestors: sites })

/**
 * @param file in the response ("/blog.html")
 * @param headers of a page of the origin, by its file, or of any
 * @returns the headers that the file has on every platform, with how long it may be kept
 */
export const listFileHeaders = (file: string, headers: (file?: string) => Record<string, string>): Record<string, string> => ({
  'Cache-Control': isAsset(file) ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate,
  ...(isPartOfPages(file) ? assetHeaders(headers()) : headers(file)),
})
