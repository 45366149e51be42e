/** Byte budgets of docs/requirements/quality.md on what a page loads by itself; bytes as they travel (Brotli where there is a variant). */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { siteHeaders } from '../../server/origins'
import type { PageKind } from '../../src/site/pageKinds'
import { brotliSize, DIST, documentOf, files, htmlOf, type Page, pages, read } from './builtSite'

const KB = 1024
const LIGHT_KINDS = new Set<PageKind>(['article', 'legal', 'industry'])

/** Scripts of a page with everything they import statically. */
function scriptsOf(page: Page): Set<string> {
  const found = new Set<string>()
  const queue = documentOf(page)
    .querySelectorAll('script[src]')
    .map((script) => script.getAttribute('src') ?? '')
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const match of read(path).matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"();]*?from\s*)?["'](\.[^"']+)["']/g))
      queue.push(new URL(match[1] ?? '', `https://x.example${path}`).pathname)
  }
  return found
}
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + brotliSize(path), 0)
const inlineScript = (page: Page) =>
  documentOf(page)
    .querySelectorAll('script:not([src])')
    .reduce((total, script) => total + script.innerHTML.length, 0)
/** What runs without being asked for, as it travels; data is none of it. */
const inlineCode = (page: Page) =>
  brotliCompressSync(
    documentOf(page)
      .querySelectorAll('script:not([src]):not([type])')
      .map((script) => script.innerHTML)
      .join(''),
  ).length

describe.each(pages)('$path', (page) => {
  const document = documentOf(page)
  const styles = parse(htmlOf(page), { blockTextElements: { style: true } })
    .querySelectorAll('style')
    .map((style) => style.innerHTML)
  const fonts = document.querySelectorAll('link[as="font"]').map((link) => link.getAttribute('href') ?? '')
  const images = document.querySelectorAll('img[src]').map((image) => image.getAttribute('src') ?? '')
  const script = sum(scriptsOf(page))

  it('loads little script before anybody interacts', () => {
    const limit = LIGHT_KINDS.has(page.kind) ? 15 : 90
    expect(script + inlineScript(page)).toBeLessThanOrEqual(limit * KB)
  })
  it('runs at most 10 KB of script before anybody interacts, in at most two requests', () => {
    expect(script + inlineCode(page)).toBeLessThanOrEqual(10 * KB)
    expect(scriptsOf(page).size).toBeLessThanOrEqual(2)
  })
  it('waits for no style sheet, and has at most 16 KB of CSS', () => {
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toEqual([])
    expect(styles.join('').length).toBeGreaterThan(0)
    expect(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(16 * KB)
  })
  // docs/decisions/078: it holds the next page's first picture back until this one's has been copied.
  it('changes to the next page without a transition', () => {
    expect(styles.join('')).not.toContain('view-transition')
  })
  it('weighs at most what its place allows', () => {
    const limit = page.path === '/' ? 350 : 250
    expect(brotliSize(`/${page.file}`) + script + sum(fonts) + sum(images)).toBeLessThanOrEqual(limit * KB)
  })
})

it('has at most 60 KB of fonts together', () => {
  expect(sum([...files].filter((file) => file.endsWith('.woff2')))).toBeLessThanOrEqual(60 * KB)
})
it('keeps React out of what a page loads by itself', () => {
  const heaviest = Math.max(...pages.map((page) => sum(scriptsOf(page))))
  expect(heaviest).toBeLessThan(15 * KB)
})

describe('the first flight of an answer', () => {
  /** Bytes that a server may send before the browser answers: ten packets. */
  const FLIGHT = 14_600
  const manifest = JSON.parse(readFileSync('.build/manifest.json', 'utf8'))
  /** The response's head with the page's policy, as HTTP/2 codes it (four fifths), and what server, frames and encryption add to it. */
  const headOf = (file: string) => Object.entries(siteHeaders(manifest, `/${file}`)).join('\r\n').length * 0.8 + 350
  /** What more of the page comes in the second flight; the heading of these pages alone may. */
  const SECOND: Partial<Record<PageKind, string>> = {
    home: 'the widest choice of styles',
    feature: 'the styles of six different pages',
    industry: 'the drawn workplace and the hour of its sky',
    login: 'the runtime of its island',
    'not-found': 'the runtime of its island',
  }

  it.each(pages.filter(({ kind }) => !SECOND[kind]))('of $path holds the head of the page and its heading', (page) => {
    const part = brotliDecompressSync(readFileSync(`${DIST}${page.file}.br`).subarray(0, FLIGHT - headOf(page.file)), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    expect(part).toContain('</h1>')
  })
})
