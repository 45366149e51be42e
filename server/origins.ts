/** The site's two origins, pages and form: what each answers and sends. Shared by the embedded server and the Worker. */
import { securityHeaders } from '../src/lib/server/securityHeaders.ts'
import { folders, icons, services } from '../src/site/routes.ts'

/** What the build tells about itself; lies in `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  phone: string
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)
const ICONS = new Set<string>(Object.values(icons))
const SERVICES = new Set<string>(Object.values(services))

export const servesSite = (path: string): boolean => !isBelow(path, folders.embed)
export const servesForm = (path: string): boolean => isBelow(path, folders.embed) || isBelow(path, folders.assets) || ICONS.has(path)
export const isServicePath = (path: string): boolean => SERVICES.has(path)

export const siteHeaders = (manifest: BuildManifest) => securityHeaders({ ...manifest, frameAncestors: [] })
/** @param sites origins that may frame the form */
export const formHeaders = (manifest: BuildManifest, sites: string[]) =>
  securityHeaders({ ...manifest, frameOrigins: [], frameAncestors: sites })
