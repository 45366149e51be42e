/** What machines look for: sitemap, robots.txt, security.txt, the page finder's data. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resources } from '../../src/site/routes.ts'
import type { SiteSettings } from '../../src/site/settings.ts'
import { DIST, ROOT } from '../lib/project.ts'
import type { BuiltPage } from './pages.ts'

/**
 * Dates of the last commits that changed each source file, newest first.
 * @returns an empty map outside a git checkout: then the sitemap states no dates rather than wrong ones
 */
function commitDates(): Map<string, string> {
  const dates = new Map<string, string>()
  try {
    const log = execFileSync('git', ['log', '--format=%x00%cI', '--name-only', '--', 'src'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.trim().split('\n')
      for (const file of files) if (file && !dates.has(file)) dates.set(file, date)
    }
  } catch {
    // No git, or no checkout.
  }
  return dates
}

/** Source files of a page by convention: content and page files mirror the address; the listing of a folder has its children too. */
export function sourcesOf(path: string, entries: string[]): string[] {
  // Listings of a folder name its folders too.
  const files = entries.filter((entry) => /\.[a-z]+$/.test(entry))
  const name = path === '/' ? '/home' : path
  const pageFile = path === '/' ? '/index' : path
  const last = name.slice(name.lastIndexOf('/'))
  const bare = (file: string) => file.replace(/\.[a-z]+$/, '')
  const exact = files.filter(
    (file) => bare(file) === `src/pages${pageFile}` || (file.startsWith('src/content/') && bare(file).endsWith(name)),
  )
  if (exact.some((file) => file.startsWith('src/content/'))) return exact
  const loose = files.filter((file) => file.startsWith('src/content/') && bare(file).endsWith(last))
  const children = files.filter((file) => file.startsWith(`src/content${name}/`))
  const found = [...exact, ...loose, ...children]
  const parent = path.slice(0, path.lastIndexOf('/'))
  // A page without sources of its own, such as a tag's, changes with what it lists.
  return found.some((file) => file.startsWith('src/content/')) || parent === '' ? found : [...found, ...sourcesOf(parent, entries)]
}

/** @returns day of the page's last change, or undefined where no commit tells */
function lastChange(page: BuiltPage, dates: Map<string, string>, files: string[]): string | undefined {
  const found = sourcesOf(page.path, files)
    .map((file) => dates.get(file))
    .filter((date) => date !== undefined)
  return found.sort((a, b) => Date.parse(b) - Date.parse(a))[0]
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function sitemap(pages: BuiltPage[], siteUrl: string): string {
  const dates = commitDates()
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${file.replaceAll('\\', '/')}`)
  const entries = pages.map((page) => {
    const changed = lastChange(page, dates, files)
    const location = escapeXml(new URL(page.path, siteUrl).href)
    return `  <url><loc>${location}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** @returns a date 6 to 12 months ahead that is the same for all builds of half a year (SOURCE_DATE_EPOCH moves "now") */
export function securityExpiry(now: Date): string {
  const year = now.getUTCFullYear()
  const expiry = now.getUTCMonth() < 6 ? Date.UTC(year + 1, 0, 1) : Date.UTC(year + 1, 6, 1)
  return new Date(expiry).toISOString()
}

export async function buildDiscovery(pages: BuiltPage[], site: SiteSettings): Promise<void> {
  const public_ = pages.filter((page) => !page.noindex)
  const epoch = process.env.SOURCE_DATE_EPOCH
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date()
  await mkdir(`${DIST}.well-known`, { recursive: true })
  await mkdir(`${DIST}search`, { recursive: true })
  await writeFile(`${DIST}${resources.sitemap.slice(1)}`, sitemap(public_, site.url))
  await writeFile(`${DIST}${resources.robots.slice(1)}`, `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${resources.sitemap}\n`)
  await writeFile(
    `${DIST}${resources.securityTxt.slice(1)}`,
    `Contact: ${site.emailHref}\nContact: ${site.phoneHref}\nExpires: ${securityExpiry(now)}\nPreferred-Languages: en, es\nCanonical: ${site.url}${resources.securityTxt}\n`,
  )
  const findable = public_.map(({ path, heading, description }) => ({ path, title: heading, description }))
  await writeFile(`${DIST}${resources.searchData.slice(1)}`, JSON.stringify(findable))
}
