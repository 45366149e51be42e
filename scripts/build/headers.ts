/** Collects the hashes of inline scripts and styles, and writes the response headers for static hosts. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { BuildManifest } from '#server/site/buildManifest.ts'
import { createSiteHeaders } from '#server/site/origins.ts'
import { CACHE_CONTROL } from '#server/site/securityHeaders.ts'
import { frameOriginsOf } from '#src/demoForm/formProviders.ts'
import { redirects } from '#src/site/redirects.ts'
import { folders } from '#src/site/routes.ts'
import type { SiteSettings } from '#src/site/settings.ts'
import { DIST, NEXT_MANIFEST, PlainError, ROOT } from '../lib/project.ts'
import { readRequestWords } from '../lib/readRequestWords.ts'
import type { BuiltPage } from './builtPages.ts'
import { parseAttributes } from './pageMarkup.ts'

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json'])

/**
 * Comments, scripts and styles with their content, and other tags, in the order of the page. A script or style ends at its first end tag,
 * so nothing is matched inside another match.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<block>script|style)(?<attributes>(?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*>(?<text>[\s\S]*?)<\/\k<block>>|<\/?[a-zA-Z][^<>"]*(?:"[^"]*"[^<>"]*)*>/g
/** The tag of a script or style that MARKUP did not match as a block. It would have no hash. */
const BLOCK_TAG = /<\/?(?:script|style)\b/i
const STYLE_OR_SCRIPT = /style|script/i
const STYLE_ATTRIBUTE = /["'\s/]style(?=[\s=/>])/i
const withoutValues = (tag: string) => tag.replaceAll(/"[^"]*"/g, '""')

/**
 * Uses regular expressions, because parsing took 17 ms a page (docs/decisions/062).
 * @returns hashes of all inline scripts and styles, and of each page's styles
 * @throws PlainError if a page has a style attribute, which the content security policy would block, or a script or style that MARKUP does
 *   not match
 */
export function hashInlineBlocks(
  pages: readonly Pick<BuiltPage, 'file' | 'html'>[],
): Record<'script' | 'style', string[]> & { pageStyles: Record<string, string[]> } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const pageStyles: Record<string, string[]> = {}
  for (const { file, html } of pages) {
    const ofPage: string[] = []
    const otherHtml = html.replaceAll(MARKUP, (markup, ...found) => {
      const { block, attributes: written = '', text = '' } = found.at(-1) as Partial<Record<'block' | 'attributes' | 'text', string>>
      if (block === undefined) checkTag(file, markup)
      const attributes = parseAttributes(written)
      if (block === undefined || attributes.has('src') || DATA_BLOCK_TYPES.has(attributes.get('type') ?? '')) return ''
      if (BLOCK_TAG.test(text)) throw new PlainError(unreadable(file, text))
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
      hashes[block as 'script' | 'style'].add(hash)
      if (block === 'style') ofPage.push(hash)
      return ''
    })
    if (BLOCK_TAG.test(otherHtml)) throw new PlainError(unreadable(file, otherHtml))
    if (ofPage.length > 0) pageStyles[`/${file}`] = ofPage
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort(), pageStyles }
}

const unreadable = (file: string, html: string) =>
  `${file} has a script or a style that gets no hash, so that the Content-Security-Policy would block it: ${html.slice(html.search(BLOCK_TAG)).slice(0, 80)}`

function checkTag(file: string, tag: string): void {
  // Most tags have neither word anywhere, and this finds out in one look.
  if (!STYLE_OR_SCRIPT.test(tag)) return
  const bare = tag.startsWith('<!--') ? '' : withoutValues(tag)
  if (BLOCK_TAG.test(bare)) throw new PlainError(unreadable(file, tag))
  if (STYLE_ATTRIBUTE.test(bare)) throw new PlainError(`${file} has a style attribute, which the Content-Security-Policy blocks: ${tag}`)
}

/** Writes the header files, and the manifest without its list of files, which is complete only later. */
export async function buildHeaders(pages: BuiltPage[], site: SiteSettings): Promise<void> {
  const hashes = hashInlineBlocks(pages)
  const manifest: Omit<BuildManifest, 'files'> = {
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
  const headers = createSiteHeaders({ ...manifest, files: {} })
  await writeFile(NEXT_MANIFEST, JSON.stringify(manifest, null, 2))

  // Netlify and Cloudflare Pages read `_headers` and `_redirects` from the published folder.
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  await writeFile(`${DIST}_headers`, `/*\n${lines.join('\n')}\n\n${folders.assets}/*\n  Cache-Control: ${CACHE_CONTROL.immutable}\n`)
  await writeFile(
    `${DIST}_redirects`,
    Object.entries(redirects)
      .map(([from, to]) => `${from} ${to} 301\n`)
      .join(''),
  )

  // Vercel reads one file beside the published folder; the command in docs/deploying.md copies it there.
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      { source: `${folders.assets}/(.*)`, headers: [{ key: 'Cache-Control', value: CACHE_CONTROL.immutable }] },
    ],
  }
  await mkdir(`${ROOT}.build/vercel`, { recursive: true })
  await writeFile(`${ROOT}.build/vercel/vercel.json`, `${JSON.stringify(vercel, null, 2)}\n`)
}
