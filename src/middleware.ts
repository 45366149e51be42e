/**
 * Radix's menu list writes one style attribute into its HTML, and the Content-Security-Policy blocks all of them. The
 * same rule stands in global.css (`data-menu-list-frame`), so the attribute goes.
 * Only these very words are taken: where a new version of Radix writes others, the build stops and shows them (scripts/build/headers.ts).
 */
import { defineMiddleware } from 'astro:middleware'

const LIST_FRAME = '<div style="position:relative">'

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const html = await response.text()
  return new Response(html.replaceAll(LIST_FRAME, '<div>'), response)
})
