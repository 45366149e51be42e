import type { APIRoute } from 'astro'
import { writeSitemap } from '#src/lib/build/pages/discovery.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { readPublicPages } from '#src/registry/pages/registry.ts'
import { site } from '#src/site/site.ts'

/** All pages that search engines may show, with the day of their last change. */
export const GET: APIRoute = async () => {
  const entries = (await readPublicPages()).map(({ meta, lastModified }) => ({
    url: absoluteUrl(site.url, meta.path),
    lastModified: lastModified(),
  }))
  return new Response(writeSitemap(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
