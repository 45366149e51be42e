/** The site's two origins, pages and form: what each serves, and with which headers. The embedded server and the Worker share this. */

import { isLoopback } from '#src/lib/anywhere/addresses/loopback.ts'
import { analyticsSources } from '#src/site/analytics/analyticsProviders.ts'
import { folders, icons, services } from '#src/site/routes.ts'
import type { BuildManifest } from './buildManifest.ts'
import { isAsset } from './builtFiles.ts'
import { createSecurityHeaders } from './securityHeaders.ts'

export type OriginName = 'site' | 'form'

const ICONS = new Set<string>(Object.values(icons))
const SERVICES = new Set<string>(Object.values(services))
const isEmbedded = (path: string): boolean => path.startsWith(`${folders.embed}/`)
const isOnSite = (path: string): boolean => !isEmbedded(path)
const isOnForm = (path: string): boolean => isEmbedded(path) || isAsset(path) || ICONS.has(path)
/** @returns a function that says whether the origin answers a path. A preview is one origin, so its site also has the form's page. */
export const createPathFilter = (origin: OriginName, { isPreview }: Pick<BuildManifest, 'isPreview'>): ((path: string) => boolean) => {
  if (origin === 'form') return isOnForm
  return isPreview ? (path) => isOnSite(path) || isOnForm(path) : isOnSite
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
