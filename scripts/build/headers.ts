/** Writes the manifest, and the files by which static hosts send the site's headers and redirects. */
import { mkdir, writeFile } from 'node:fs/promises'
import type { BuildManifest } from '#server/site/buildManifest.ts'
import { createSiteHeaders } from '#server/site/origins.ts'
import { CACHE_CONTROL } from '#server/site/securityHeaders.ts'
import { frameOriginsOf } from '#src/demoForm/formProviders.ts'
import { redirects } from '#src/site/redirects.ts'
import { folders } from '#src/site/routes.ts'
import type { SiteSettings } from '#src/site/settings.ts'
import { readRequestWords } from '../lib/entries/siteEntry.ts'
import { DIST, NEXT_MANIFEST, ROOT } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'
import { hashInlineBlocks } from './inlineHashes.ts'

/** Writes the header files, and the manifest without its list of files, which is complete only later. */
export async function buildHeaders(pages: BuiltPage[], site: SiteSettings): Promise<void> {
  const manifest = createManifest(pages, site)
  await writeFile(NEXT_MANIFEST, JSON.stringify(manifest, null, 2))
  const headers = createSiteHeaders({ ...manifest, files: {} })
  await writeFile(`${DIST}_headers`, writeHeadersFile(headers))
  await writeFile(`${DIST}_redirects`, writeRedirectsFile())
  await mkdir(`${ROOT}.build/vercel`, { recursive: true })
  await writeFile(`${ROOT}.build/vercel/vercel.json`, writeVercelFile(headers))
}

function createManifest(pages: BuiltPage[], site: SiteSettings): Omit<BuildManifest, 'files'> {
  const hashes = hashInlineBlocks(pages)
  return {
    scriptHashes: hashes.script,
    styleHashes: hashes.style,
    pageStyles: hashes.pageStyles,
    siteUrl: site.url,
    demoFormUrl: site.demoFormUrl,
    frameOrigins: frameOriginsOf(site.demoFormUrl),
    email: site.email,
    requestWords: readRequestWords(),
    analytics: site.analytics,
    hsts: site.hsts,
    ...(site.isPreview ? { isPreview: true } : {}),
  }
}

/** @returns the file in the published folder from which Netlify and Cloudflare Pages read headers */
function writeHeadersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*\n${lines.join('\n')}\n\n${folders.assets}/*\n  Cache-Control: ${CACHE_CONTROL.immutable}\n`
}

/** @returns the file in the published folder from which the same hosts read redirects */
const writeRedirectsFile = (): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')

/** @returns the file beside the published folder that Vercel reads; docs/deploying.md says how to copy it there */
function writeVercelFile(headers: Record<string, string>): string {
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      { source: `${folders.assets}/(.*)`, headers: [{ key: 'Cache-Control', value: CACHE_CONTROL.immutable }] },
    ],
  }
  return `${JSON.stringify(vercel, null, 2)}\n`
}
