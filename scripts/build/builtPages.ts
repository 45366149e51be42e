/** Reads the built site back, for the headers and for the suites. */
import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { PAGE_KINDS, type PageKind } from '#src/site/pageKinds.ts'
import { DIST, PlainError } from '../lib/project.ts'

export type BuiltPage = {
  /** Address of the page: "/", "/request-demo". */
  path: string
  /** File below dist/. */
  file: string
  kind: PageKind
  title: string
  /** The page's own title, without the brand. */
  heading: string
  description: string
  noindex: boolean
  shareCard: string
  html: string
}

/** @returns path of a built HTML file as the server answers it */
function pathOf(file: string): string {
  const bare = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return `/${bare}`
}

/** @returns all built pages, in the order of their paths */
export async function readBuiltPages(dist = DIST): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(files.map((file) => readPage(dist, file.replaceAll('\\', '/'))))
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function readPage(dist: string, file: string): Promise<BuiltPage> {
  const html = await readFile(`${dist}${file}`, 'utf8')
  // Everything needed here is in the head; parsing a whole page costs a hundred times as much.
  const root = parse(html.slice(0, html.indexOf('<body')))
  const meta = (selector: string) => root.querySelector(selector)?.getAttribute('content') ?? ''
  return {
    path: pathOf(file),
    file,
    kind: readKind(root.querySelector('html')?.getAttribute(sharedAttributes.pageKind.attribute), file),
    title: root.querySelector('title')?.textContent ?? '',
    heading: meta('meta[property="og:title"]'),
    description: meta('meta[name="description"]'),
    noindex: meta('meta[name="robots"]').includes('noindex'),
    shareCard: new URL(meta('meta[property="og:image"]') || 'https://none.example/none').pathname,
    html,
  }
}

function readKind(value: string | undefined, file: string): PageKind {
  const kind = PAGE_KINDS.find((known) => known === value)
  if (!kind)
    throw new PlainError(`dist/${file} is not made with the layout Base, so it has no kind. Draw the page with src/layouts/Base.astro.`)
  return kind
}
