/** The site's two origins, pages and form: what each answers and sends. Shared by the embedded server and the Worker. */
import { type AnalyticsSettings, analyticsSources } from '../src/lib/analyticsProviders.ts'
import { HASHED_PATH, securityHeaders } from '../src/lib/securityHeaders.ts'
import { LEADS_ADDRESS, METRICS_ADDRESS, READINESS_ADDRESS } from '../src/site/interface.ts'

/** What the build tells about itself; lies in `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  phone: string
  analytics: AnalyticsSettings | null
  hsts: 'host' | 'subdomains' | 'preload'
  /** Hash of each file in dist/ by path ("/blog.html"), compressed variants included. */
  files: Record<string, string>
}

/** Written for static hosts; not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/.assetsignore'])
/** Whether visitors may ask for a built file by its path: no compressed variant, nothing meant for hosts. */
export const isPublic = (path: string): boolean => !NOT_SERVED.has(path) && !/\.(br|gz)$/.test(path)

const FORM_FOLDER = '/embed/'

export const servesSite = (path: string): boolean => !path.startsWith(FORM_FOLDER)
export const servesForm = (path: string): boolean =>
  path.startsWith(FORM_FOLDER) || path.startsWith(HASHED_PATH) || /^\/(favicon|icon|apple-touch)/.test(path)
const SERVICE_PATHS = new Set<string>([LEADS_ADDRESS, '/healthz', READINESS_ADDRESS, METRICS_ADDRESS])
export const isServicePath = (path: string): boolean => SERVICE_PATHS.has(path)

export const siteHeaders = (manifest: BuildManifest) =>
  securityHeaders({ ...manifest, frameAncestors: [], sources: analyticsSources(manifest.analytics) })

const isLocal = (origin: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)

/**
 * Who may frame the form: the public site alone, or the origins that SITE_ORIGINS lists. This machine's own site is added
 * only to a build whose form itself is on this machine, so that a public form names no localhost.
 * @param local origin under which this machine serves the site, if it does
 * @param configured SITE_ORIGINS, separated by blanks or commas
 * @throws Error with one sentence for what is no origin
 */
export function framingSites(manifest: BuildManifest, local: string | null, configured?: string): string[] {
  const listed = configured?.split(/[\s,]+/).filter(Boolean) ?? []
  const wrong = listed.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong) throw new Error(`SITE_ORIGINS must list origins like https://www.your.example, but holds "${wrong}".`)
  if (listed.length > 0) return listed
  return local && isLocal(manifest.demoFormUrl) ? [...new Set([local, manifest.siteUrl])] : [manifest.siteUrl]
}

/** @param sites origins that may frame the form */
export const formHeaders = (manifest: BuildManifest, sites: string[]) =>
  securityHeaders({ ...manifest, frameOrigins: [], frameAncestors: sites })
