import type { APIRoute } from 'astro'
import { sitemap } from '../lib/build/pages/discovery'
import { absoluteUrl } from '../lib/build/pages/head'
import { publicPages } from '../registry/registry'
import { site } from '../site/site'

/** Every page that search engines may show, with the day of its last change. */
export const GET: APIRoute = async () => {
  const entries = (await publicPages()).map(({ meta, lastModified }) => ({
    url: absoluteUrl(site.url, meta.path),
    lastModified: lastModified(),
  }))
  return new Response(sitemap(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
