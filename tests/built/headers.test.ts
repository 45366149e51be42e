import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { createSiteHeaders } from '#server/site/origins.ts'
import { builtPages, readBuilt, readHtml } from './builtSite.ts'

const manifest = JSON.parse(readFileSync('.build/manifest.json', 'utf8'))
const expectedHeaders = createSiteHeaders(manifest)

it('headers are the same in both static hosts’ files as in the definition', () => {
  const vercel = JSON.parse(readFileSync('.build/vercel/vercel.json', 'utf8')).headers[0].headers
  expect(Object.fromEntries(vercel.map((header: { key: string; value: string }) => [header.key, header.value]))).toEqual(expectedHeaders)
  for (const [name, value] of Object.entries(expectedHeaders)) expect(readBuilt('/_headers')).toContain(`  ${name}: ${value}\n`)
})
it('headers let every inline script and style of every page run, by its hash', () => {
  const everyPage = expectedHeaders['Content-Security-Policy'] ?? ''
  for (const page of builtPages) {
    // A server's content security policy for a page allows only that page's styles. A static host has one policy, with the styles of all
    // pages.
    const own = createSiteHeaders(manifest, `/${page.file}`)['Content-Security-Policy'] ?? ''
    expect(own.length).toBeLessThan(everyPage.length)
    for (const element of parse(readHtml(page), { blockTextElements: { script: true, style: true } }).querySelectorAll(
      'script:not([src]), style',
    )) {
      if (element.getAttribute('type') === 'application/ld+json') continue
      const hash = createHash('sha256').update(element.innerHTML).digest('base64')
      expect(everyPage).toContain(hash)
      expect(own).toContain(hash)
    }
  }
})
it('headers fit into one line of the strictest host', () => {
  const fix = 'let a kind of page share the styles of another (src/site/pageKinds.ts, docs/decisions/091)'
  for (const [name, value] of Object.entries(expectedHeaders))
    expect(value.length, `${name} has ${value.length} characters of 2,000: ${fix}`).toBeLessThan(2000)
})
