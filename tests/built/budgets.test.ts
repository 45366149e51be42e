/**
 * Byte budgets of docs/requirements/quality.md for what a page loads before any interaction, in bytes as sent (Brotli, if a variant
 * exists).
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { describeHeavyPages, withStaticImports } from '#scripts/build/pageWeights.ts'
import { createSiteHeaders } from '#server/site/origins.ts'
import { routes } from '#src/site/routes.ts'
import { listOpenings } from '../lib/openings.ts'
import { BUILT_SITE, builtFiles, builtPages, type Page, readBrotliSize, readBuilt, readDocument, readHtml } from './builtSite.ts'

const KB = 1024

/** Read once, because a page takes long to parse. */
const scriptsByPage = new Map(
  builtPages.map((page) => {
    const scripts = readDocument(page).querySelectorAll('script[src]')
    return [
      page,
      withStaticImports(
        scripts.map((script) => script.getAttribute('src') ?? ''),
        BUILT_SITE,
      ),
    ]
  }),
)
const scriptsOf = (page: Page) => scriptsByPage.get(page) ?? new Set<string>()
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + readBrotliSize(path), 0)
/** Size of the inline scripts that run at once, as sent. Inline data does not count. */
const measureInlineCode = (page: Page) =>
  brotliCompressSync(
    readDocument(page)
      .querySelectorAll('script:not([src]):not([type])')
      .map((script) => script.innerHTML)
      .join(''),
  ).length

describe.each(builtPages)('$path', (page) => {
  const document = readDocument(page)
  const styles = parse(readHtml(page), { blockTextElements: { style: true } })
    .querySelectorAll('style')
    .map((style) => style.innerHTML)

  // The requirement is 90 KB, and 15 KB on the lightest pages. The site's own limit is lower.
  it('runs at most 10 KB of script before anybody interacts, in at most two requests', () => {
    expect(sum(scriptsOf(page)) + measureInlineCode(page)).toBeLessThanOrEqual(10 * KB)
    expect(scriptsOf(page).size).toBeLessThanOrEqual(2)
  })
  it('waits for no style sheet, and has at most 16 KB of CSS', () => {
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toEqual([])
    expect(styles.join('').length).toBeGreaterThan(0)
    const fix =
      'of added feature pages and landing pages, which share theirs, none may open with channel-reports, shift-offer or points-year: let it open with a scene'
    expect(brotliCompressSync(styles.join('')).length, fix).toBeLessThanOrEqual(16 * KB)
  })
  // docs/decisions/078: a transition delays the next page's first picture until this page's has been copied.
  it('changes to the next page without a transition', () => {
    expect(styles.join('')).not.toContain('view-transition')
  })
  it('fetches at most 140 KB of script for all interactive parts', () => {
    const used = document
      .querySelectorAll('astro-island')
      .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''))
    expect(sum(withStaticImports(used, BUILT_SITE))).toBeLessThanOrEqual(140 * KB)
  })
  it('weighs at most what its place allows', async () => expect(await describeHeavyPages([page], BUILT_SITE)).toEqual([]))
})

it('the site has at most 60 KB of fonts together', () => {
  expect(sum([...builtFiles].filter((file) => file.endsWith('.woff2')))).toBeLessThanOrEqual(60 * KB)
})
describe('React', () => {
  /** A string in React's code that survives bundling, whatever file a build puts it in. */
  const hasReact = (path: string) => readBuilt(path).includes('react.transitional.element')

  it('is in no script that a page loads before any interaction', () => {
    expect(builtPages.flatMap((page) => [...scriptsOf(page)].filter(hasReact).map((path) => `${page.path}: ${path}`))).toEqual([])
  })
  it('is found in the scripts that each island loads', () => {
    const islands = [...builtFiles].filter((file) => /\.island\.[^/]+\.js$/.test(file))
    expect(islands).not.toEqual([])
    expect(islands.filter((file) => ![...withStaticImports([file], BUILT_SITE)].some(hasReact))).toEqual([])
  })
})

describe('the first packets of a response', () => {
  /** Bytes that a server may send before the browser acknowledges any: ten packets. */
  const FLIGHT = 14_600
  const manifest = JSON.parse(readFileSync('.build/manifest.json', 'utf8'))
  /**
   * Size of the response's head with its content security policy: HPACK compresses it to four fifths, and 350 bytes stand for the server's
   * own headers, frames and encryption.
   */
  const headOf = (file: string) => Object.entries(createSiteHeaders(manifest, `/${file}`)).join('\r\n').length * 0.8 + 350
  /**
   * Pages whose heading may come later, with the reason. If text stands below or beside a drawing, it would move when the drawing's styles
   * arrive.
   */
  const LATER_HEADINGS: Record<string, string> = {
    ...Object.fromEntries(listOpenings('shift-offer').map(({ path }) => [path, 'its words stand below a shift offer'])),
    [routes.comparison]: 'its heading names what is chosen below it',
    [routes.customerLogin]: 'the runtime of its island',
  }
  const isLater = ({ path, kind }: Page) => kind === 'not-found' || LATER_HEADINGS[path] !== undefined

  it.each(builtPages.filter((page) => !isLater(page)))('of $path contain its heading, and everything before its further styles', (page) => {
    const whole = readBuilt(`/${page.file}`)
    const part = brotliDecompressSync(readFileSync(`${BUILT_SITE}${page.file}.br`).subarray(0, FLIGHT - headOf(page.file)), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    expect(part).toContain('</h1>')
    expect(part.length).toBeGreaterThanOrEqual(whole.indexOf('<style>', whole.indexOf('</h1>')))
  })
})
