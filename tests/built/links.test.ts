import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { redirects } from '#src/site/redirects.ts'
import { services } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { builtFiles, documentOf, pages, readBuilt } from './builtSite.ts'

const site = readSettings(process.env)
const idsByPath = new Map(
  pages.map((page) => [
    page.path,
    new Set(
      documentOf(page)
        .querySelectorAll('[id]')
        .map((element) => element.id),
    ),
  ]),
)

/** @returns whether this is a checkout whose sources are all committed */
function isCommitted(): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) === ''
  } catch {
    return false
  }
}

/** @returns what is wrong with an address, or null: another site's has to be encrypted, unless the form runs on this machine; nobody asks it */
function addressProblem(href: string, from: string): string | null {
  const url = new URL(href, new URL(from, site.url))
  if (url.origin !== new URL(site.url).origin)
    return url.protocol === 'https:' || url.origin === new URL(site.demoFormUrl).origin
      ? null
      : `${href}: it begins with https:// if it leads elsewhere`
  const path = decodeURIComponent(url.pathname)
  const ids = idsByPath.get(path)
  if (!ids) return builtFiles.has(path) ? null : `${href}: there is no such page or file`
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor && !ids.has(anchor) ? `${href}: the page has no element with the id "${anchor}"` : null
}

describe.each(pages)('$path', (page) => {
  it('has no broken link, anchor, image or file', () => {
    const addresses = documentOf(page)
      .querySelectorAll('a[href], img[src], script[src], link[href], iframe[src], source[src], form[action]')
      .map((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)).find((address) => address) ?? '')
      // The form's action is the leads service's, on the form's own origin.
      .filter((address) => !/^(tel:|mailto:)/.test(address) && address !== services.leads)
    expect(addresses.map((address) => addressProblem(address, page.path)).filter((found) => found !== null)).toEqual([])
  })
})

describe('the sitemap', () => {
  const sitemap = readBuilt('/sitemap.xml')
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  it('has every page that search engines may show, and no other', () => {
    const wanted = pages.filter((page) => !page.noindex).map((page) => new URL(page.path, site.url).href)
    expect(locations.toSorted()).toEqual(wanted.toSorted())
  })
  // What is not committed yet has no date; a fresh clone, and so CI, has everything.
  it.runIf(isCommitted())('states a date for every page', () => {
    const undated = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?!<lastmod>)/g)].map(([, address]) => address)
    expect(undated, 'no date is known of these: build from a clone with its whole history').toEqual([])
  })
  it('states dates that are dates and lie in the past', () => {
    for (const match of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) expect(Date.parse(match[1] ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

it('the site reaches every indexable page by links from the home page, but for those of campaigns', () => {
  const reached = new Set(['/'])
  const queue = ['/']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) continue
    for (const link of documentOf(page).querySelectorAll('a[href^="/"]')) {
      const target = new URL(link.getAttribute('href') ?? '/', site.url).pathname
      if (!reached.has(target)) {
        reached.add(target)
        queue.push(target)
      }
    }
  }
  expect(pages.filter((page) => !page.noindex && page.kind !== 'landing' && !reached.has(page.path)).map((page) => page.path)).toEqual([])
})

it('the site redirects old addresses to what exists', () => {
  expect(
    Object.values(redirects)
      .map((to) => addressProblem(to, '/'))
      .filter((found) => found !== null),
  ).toEqual([])
  expect(Object.keys(redirects).filter((from) => idsByPath.has(from))).toEqual([])
})
it('the site has what machines look for', () => {
  for (const file of ['/robots.txt', '/site.webmanifest', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png'])
    expect([...builtFiles]).toContain(file)
  expect(readBuilt('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const expires = /Expires: (\S+)/.exec(readBuilt('/.well-known/security.txt'))?.[1] ?? ''
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * 86_400_000)
  for (const icon of JSON.parse(readBuilt('/site.webmanifest')).icons) expect([...builtFiles]).toContain(icon.src)
})
