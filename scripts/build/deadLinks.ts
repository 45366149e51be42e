/** Checks that every link and redirect of the finished site leads somewhere, and that readers can reach every page. */
import { readdir, readFile } from 'node:fs/promises'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { redirects } from '#src/site/redirects.ts'
import type { SiteSettings } from '#src/site/settings.ts'
import { REDIRECTS } from '../lib/entries/dataFiles.ts'
import { DIST, PlainError, ROOT } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

const CONTENT_FOLDER = 'src/content'
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
const ID = /\sid="([^"]*)"/g

type LinkedPage = Pick<BuiltPage, 'path' | 'html' | 'noindex' | 'kind'>
type ContentLine = { file: string; line: number; text: string }
type Site = {
  pages: readonly LinkedPage[]
  /** Addresses of files that are not pages: "/guides/retail.pdf". */
  files: ReadonlySet<string>
  /** The origin of the site, for links that contain it. */
  origin: string
  /** Lines of content, to name the location of a dead link. */
  lines: readonly ContentLine[]
  redirects: Readonly<Record<string, string>>
  /** The lines of the file of redirects. */
  redirectLines: readonly string[]
}

/** @returns a sentence for each dead link, with its line if it is in content, and for each page that no link leads to */
export function linkProblems({ pages, files, origin, lines, redirects: moved, redirectLines }: Site): string[] {
  const parsedPages = pages.map(({ path, html }) => ({ path, ids: findIds(html), links: findLinks(html, path, origin) }))
  const idsOf = new Map(parsedPages.map(({ path, ids }) => [path, ids]))
  const linksOf = new Map(parsedPages.map(({ path, links }) => [path, links]))
  /** @returns what is wrong with an address, and what was written; null if it is right */
  const findLinkError = ({ path, anchor }: LinkAddress): { why: string; written: string } | null => {
    const ids = idsOf.get(path)
    if (!ids) {
      if (files.has(path)) return null
      const nearPath = nearestName(path, [...idsOf.keys()])
      return { why: `there is no such page or file.${nearPath ? ` Did you mean ${nearPath}?` : ''}`, written: path }
    }
    if (anchor === '' || ids.has(anchor)) return null
    const near = nearestName(anchor, [...ids])
    return { why: `that page has no "${anchor}".${near ? ` Did you mean "${near}"?` : ''}`, written: `#${anchor}` }
  }
  const dead = new Map<string, { address: LinkAddress; from: string; why: string; written: string }>()
  for (const [from, addresses] of linksOf)
    for (const address of addresses) {
      const wrong = findLinkError(address)
      if (wrong) dead.set(address.path + wrong.written, { address, from, ...wrong })
    }
  return [
    ...[...dead.values()].flatMap(({ address, from, why, written }) => {
      const says = `leads to ${address.path}${address.anchor && `#${address.anchor}`}, and ${why}`
      const found = lines.filter(({ text }) => new RegExp(`${RegExp.escape(written)}(?![\\w-])`).test(text))
      return found.length > 0
        ? found.map(({ file, line }) => `${file}, line ${line}: A link ${says}`)
        : [`The page ${from}: A link ${says}`]
    }),
    ...Object.entries(moved).flatMap(([old, to]) => {
      const wrong = findLinkError(resolveAddress(to, '/', origin) ?? { path: to, anchor: '' })
      const location = `${REDIRECTS}, line ${redirectLines.findIndex((text) => text.includes(`"${old}":`)) + 1}, ${old}`
      if (idsOf.has(old)) return [`${location}: There is a page at this address: take the line out.`]
      return wrong ? [`${location}: It leads to ${to}, and ${wrong.why} Lead it to what there is.`] : []
    }),
    ...findUnreachable(pages, linksOf).map(
      (path) =>
        `No link leads to the page ${path}: list it in the footer ("footer: …", if it is a text with sections; "menu: …", if it is a feature or an industry), or link to it from another page.`,
    ),
  ]
}

type LinkAddress = { path: string; anchor: string }

/** @returns the page and the section that a link leads to, or null if it leads to another site */
function resolveAddress(href: string, from: string, origin: string): LinkAddress | null {
  const url = URL.canParse(href, new URL(from, origin)) ? new URL(href, new URL(from, origin)) : null
  if (url?.origin !== new URL(origin).origin) return null
  return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }
}

/** Joined and split again, because a substring would keep the whole page in memory. */
const findIds = (html: string) =>
  new Set(
    Array.from(html.matchAll(ID), ([, id = '']) => id)
      .join('\n')
      .split('\n'),
  )

function findLinks(html: string, from: string, origin: string): LinkAddress[] {
  const hrefs = new Set([...html.matchAll(LINK)].map(([, href = '']) => href.replaceAll('&amp;', '&')))
  return [...hrefs].flatMap((href) => resolveAddress(href, from, origin) ?? [])
}

/**
 * @returns indexed pages that cannot be reached from the home page. Pages of campaigns are not indexed, because ads and emails lead there.
 */
function findUnreachable(pages: readonly LinkedPage[], linksOf: ReadonlyMap<string, LinkAddress[]>): string[] {
  const reached = new Set(['/'])
  for (const path of reached) for (const next of linksOf.get(path) ?? []) reached.add(next.path)
  return pages.flatMap(({ path, noindex, kind }) => (noindex || kind === 'landing' || reached.has(path) ? [] : [path]))
}

/** @throws PlainError with every dead link */
export async function checkLinks(pages: BuiltPage[], { url }: SiteSettings): Promise<void> {
  const files = new Set((await readdir(DIST, { recursive: true })).map((file) => `/${file}`))
  const names = (await readdir(`${ROOT}${CONTENT_FOLDER}`, { recursive: true })).filter((name) => /\.(yaml|mdx)$/.test(name)).toSorted()
  const sources = await Promise.all(
    names.map(async (name) => ({
      file: `${CONTENT_FOLDER}/${name}`,
      text: await readFile(`${ROOT}${CONTENT_FOLDER}/${name}`, 'utf8'),
    })),
  )
  const lines = sources.flatMap(({ file, text }) => text.split('\n').map((line, index) => ({ file, line: index + 1, text: line })))
  const redirectLines = (await readFile(`${ROOT}${REDIRECTS}`, 'utf8')).split('\n')
  const problems = linkProblems({ pages, files, origin: url, lines, redirects, redirectLines })
  if (problems.length > 0) throw new PlainError(`Links lead nowhere:\n\n${problems.join('\n')}`)
}
