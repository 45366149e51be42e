/** Reads the built site back: every page enrols itself in the sitemap, the social images, the search data and the suites. */
import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import { DIST } from '../lib/project.ts'

export type BuiltPage = {
  /** Address of the page: "/", "/request-demo". */
  path: string
  /** File below dist/. */
  file: string
  kind: string
  title: string
  /** The page's own title, without the brand. */
  heading: string
  description: string
  noindex: boolean
  socialImage: string
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
  const root = parse(html)
  const meta = (selector: string) => root.querySelector(selector)?.getAttribute('content') ?? ''
  return {
    path: pathOf(file),
    file,
    kind: root.querySelector('html')?.getAttribute('data-kind') ?? '',
    title: root.querySelector('title')?.textContent ?? '',
    heading: meta('meta[property="og:title"]'),
    description: meta('meta[name="description"]'),
    noindex: meta('meta[name="robots"]').includes('noindex'),
    socialImage: new URL(meta('meta[property="og:image"]') || 'https://none.example/none').pathname,
    html,
  }
}
