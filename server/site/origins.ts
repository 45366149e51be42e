/** The site's two origins, pages and form: what each serves, and with which headers. The embedded server and the Worker share this. */

import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { isLoopback } from '#src/lib/anywhere/addresses/loopback.ts'
import { type AnalyticsSettings, analyticsSources } from '#src/site/analytics/analyticsProviders.ts'
import { folders, icons, services } from '#src/site/routes.ts'
import { CACHE_CONTROL, createAssetHeaders, createSecurityHeaders } from './securityHeaders.ts'

/** The content of `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  /** The style hashes of each page, by its file ("/blog.html"). A server sends only those of the page, a static host sends all. */
  pageStyles: Record<string, string[]>
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  /** Responses of the leads service. */
  requestWords: RequestWords
  analytics: AnalyticsSettings | null
  hsts: 'host' | 'subdomains' | 'preload'
  /** A preview has its form on the same origin, so its pages may frame each other. Search engines must not list it. */
  isPreview?: boolean
  /** Hash of each file in dist/ by path ("/blog.html"), compressed variants included. */
  files: Record<string, string>
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)
const ICONS = new Set<string>(Object.values(icons))
const SERVICES = new Set<string>(Object.values(services))
/** Files for static hosts, which are not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/.assetsignore'])

/** Whether visitors may request a built file by its path. Compressed variants and files for hosts are excluded. */
export const isPublic = (path: string): boolean => !NOT_SERVED.has(path) && !/\.(br|gz)$/.test(path)

/** Files with a hash in their name: scripts, styles and fonts. */
export const isAsset = (path: string): boolean => isBelow(path, folders.assets)

const isPage = (path: string): boolean => path.endsWith('.html')

/** Files that pages load and show. Their own content security policy may be empty. */
const isPartOfPages = (path: string): boolean => isAsset(path) || /\.(svg|png|ico|jpe?g|webp|avif|webmanifest)$/.test(path)

const servesSite = (path: string): boolean => !isBelow(path, folders.embed)
const servesForm = (path: string): boolean => isBelow(path, folders.embed) || isAsset(path) || ICONS.has(path)
/**
 * @param isForm whether it is the form's origin
 * @returns whether an origin answers an address. A preview is one origin, so its site also has the form's page.
 */
export const chooseServed = ({ isPreview }: Pick<BuildManifest, 'isPreview'>, isForm: boolean): ((path: string) => boolean) => {
  if (isForm) return servesForm
  return isPreview ? (path) => servesSite(path) || servesForm(path) : servesSite
}
/** @returns whether the leads service answers the path, and not the built site */
export const isServicePath = (path: string): boolean => SERVICES.has(path)

/** The style hashes for the content security policy of one file, or of any file. */
const listStyleHashes = ({ pageStyles, styleHashes }: BuildManifest, file?: string) => (file && pageStyles[file]) || styleHashes

/** @param file the page in the response ("/blog.html"): its content security policy then lists only its own styles, which keeps it short */
export const createSiteHeaders = (manifest: BuildManifest, file?: string): Record<string, string> => ({
  ...createSecurityHeaders({
    ...manifest,
    styleHashes: listStyleHashes(manifest, file),
    frameAncestors: manifest.isPreview ? ["'self'"] : [],
    sources: analyticsSources(manifest.analytics),
  }),
  // For files that have no head: PDFs, templates, pictures.
  ...(manifest.isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
})

/**
 * Who may frame the form: the sites that the operator lists, or else the site of the build. This machine's own site is added only if the
 * build's form is on this machine, so that a public form names no localhost.
 * @param local origin under which this machine serves the site, if it does
 * @param listed the origins in SITE_ORIGINS
 */
export function listFramingSites(manifest: BuildManifest, local: string | null, listed: string[]): string[] {
  if (listed.length > 0) return listed
  return local && isLoopback(new URL(manifest.demoFormUrl).hostname) ? [...new Set([local, manifest.siteUrl])] : [manifest.siteUrl]
}

/** @param sites origins that may frame the form @param file as for `createSiteHeaders` */
export const createFormHeaders = (manifest: BuildManifest, sites: string[], file?: string) =>
  createSecurityHeaders({ ...manifest, styleHashes: listStyleHashes(manifest, file), frameOrigins: [], frameAncestors: sites })

/**
 * @param file the file in the response ("/blog.html")
 * @param headers returns the headers of a page of the origin, or of any page
 * @returns the file's headers on every platform, including how long it may be cached
 */
export const createFileHeaders = (file: string, headers: (file?: string) => Record<string, string>): Record<string, string> => ({
  'Cache-Control': CACHE_CONTROL[isAsset(file) ? 'immutable' : isPage(file) ? 'page' : 'revalidate'],
  ...(isPartOfPages(file) ? createAssetHeaders(headers()) : headers(file)),
})
