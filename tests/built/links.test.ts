/**
 * Files that pages and machines refer to must exist. The build itself checks links, redirects and the reachability of pages
 * (scripts/build/deadLinks.ts).
 */
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { services } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { builtFiles, builtPages, readBuilt, readDocument } from './builtSite.ts'

const site = readSettings(process.env)
const paths = new Set(builtPages.map(({ path }) => path))
/** @returns whether all sources in this checkout are committed */
function isCommitted(): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) === ''
  } catch {
    return false
  }
}

describe.each(builtPages)('$path', (page) => {
  it('refers to no missing image, script, style, frame or form', () => {
    const addresses = readDocument(page)
      .querySelectorAll('img[src], script[src], link[href], iframe[src], source[src], form[action]')
      .map((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)).find((address) => address) ?? '')
      // The form posts to the leads service, on the form's own origin.
      .filter((address) => address !== services.leads)
    const isThere = (address: string) => {
      const { origin, pathname } = new URL(address, new URL(page.path, site.url))
      const path = decodeURIComponent(pathname)
      return origin === new URL(site.url).origin ? builtFiles.has(path) || paths.has(path) : origin === new URL(site.demoFormUrl).origin
    }
    expect(addresses.filter((address) => !isThere(address))).toEqual([])
  })
})

describe('the sitemap', () => {
  const sitemap = readBuilt('/sitemap.xml')
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  it('has every page that search engines may show, and no other', () => {
    const wanted = builtPages.filter((page) => !page.noindex).map((page) => new URL(page.path, site.url).href)
    expect(locations.toSorted()).toEqual(wanted.toSorted())
  })
  // Files that are not committed have no date. CI and fresh clones have only committed files.
  it.runIf(isCommitted())('states a date for every page', () => {
    const undated = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?!<lastmod>)/g)].map(([, address]) => address)
    expect(undated, 'no date is known of these: build from a clone with its whole history').toEqual([])
  })
  it('states dates that are dates and lie in the past', () => {
    for (const match of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) expect(Date.parse(match[1] ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

it('the site has the files that machines look for', () => {
  for (const file of ['/robots.txt', '/site.webmanifest', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png'])
    expect([...builtFiles]).toContain(file)
  expect(readBuilt('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const expires = /Expires: (\S+)/.exec(readBuilt('/.well-known/security.txt'))?.[1] ?? ''
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * 86_400_000)
  for (const icon of JSON.parse(readBuilt('/site.webmanifest')).icons) expect([...builtFiles]).toContain(icon.src)
})
