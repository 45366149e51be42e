import { expect, it } from 'vitest'
import { icons } from '#src/site/routes.ts'
import { createFileHeaders, isPublic } from './builtFiles.ts'
import { createSecurityHeaders } from './securityHeaders.ts'

/** Those of a preview, which search engines must not list. */
const PAGE_HEADERS = {
  ...createSecurityHeaders({ scriptHashes: ['sha256-abc='], styleHashes: [], frameOrigins: [], frameAncestors: [] }),
  'X-Robots-Tag': 'noindex',
}

it.each([
  ['/blog.html', true],
  ['/blog.html.br', false],
  ['/blog.html.gz', false],
  ['/notes.br.html', true],
  ['/_headers', false],
])('whether visitors may ask for %s: %s', (path, may) => expect(isPublic(path)).toBe(may))

it.each([
  ['/_assets/a.abc123.js', false],
  ['/pictures/close-ups/plant.svg', false],
  ['/og/blog.png', false],
  ['/pictures/far/plant.jpg', false],
  [icons.ico, false],
  ['/site.webmanifest', false],
  ['/blog.html', true],
  ['/notes.svg.html', true],
  ['/guides/switching.pdf', true],
  ['/rss.xml', true],
])('%s has the content security policy of a page: %s', (file, hasScripts) => {
  const headers = createFileHeaders(file, () => PAGE_HEADERS)
  const csp = headers['Content-Security-Policy'] ?? ''
  if (hasScripts) expect(csp).toContain('script-src')
  else expect(csp).toBe("default-src 'none'; frame-ancestors 'none'")
  expect([headers['X-Content-Type-Options'], headers['X-Robots-Tag']]).toEqual(['nosniff', 'noindex'])
})
