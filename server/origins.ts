/** The site's two origins, pages and form: what each answers and sends. Shared by the embedded server and the Worker. */
import { HASHED_PATH, securityHeaders } from '../src/lib/securityHeaders.ts'
import { LEADS_ADDRESS } from '../src/site/interface.ts'

/** What the build tells about itself; lies in `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  phone: string
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
export const isServicePath = (path: string): boolean => path === LEADS_ADDRESS || path === '/healthz'

export const siteHeaders = (manifest: BuildManifest) => securityHeaders({ ...manifest, frameAncestors: [] })
/** @param sites origins that may frame the form */
export const formHeaders = (manifest: BuildManifest, sites: string[]) =>
  securityHeaders({ ...manifest, frameOrigins: [], frameAncestors: sites })
