/** Reads the built site back, for the headers and for the suites. */
import { readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
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
  /**
   * A getter and setter of bytes: the text of a thousand pages would take half a gigabyte of the heap. `writeBuiltPages` writes what steps
   * have changed (docs/decisions/062).
   */
  html: string
}

/** @returns the address of a built HTML file */
function pathOf(file: string): string {
  const bare = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return `/${bare}`
}

/** @returns all built pages, in the order of their paths */
export async function readBuiltPages(dist = DIST): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  return files.map((file) => readPage(dist, file)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A step of the build, after all that change pages. Writes every page. */
export async function writeBuiltPages(pages: readonly BuiltPage[], dist = DIST): Promise<void> {
  for (const { file, html } of pages) await writeFile(`${dist}${file}`, html)
}

function readPage(dist: string, file: string): BuiltPage {
  // Parses only the head, because parsing a whole page takes a hundred times as long. Cuts bytes, because a substring would keep the whole
  // page in memory.
  let bytes = readFileSync(`${dist}${file}`)
  const root = parse(bytes.subarray(0, bytes.indexOf('<body')).toString())
  const meta = (selector: string) => root.querySelector(selector)?.getAttribute('content') ?? ''
  return {
    path: pathOf(file),
    file,
    kind: parseKind(root.querySelector('html')?.getAttribute(sharedAttributes.pageKind.attribute), file),
    title: root.querySelector('title')?.textContent ?? '',
    heading: meta('meta[property="og:title"]'),
    description: meta('meta[name="description"]'),
    noindex: meta('meta[name="robots"]').includes('noindex'),
    shareCard: new URL(meta('meta[property="og:image"]') || 'https://none.example/none').pathname,
    get html() {
      return bytes.toString()
    },
    set html(text) {
      bytes = Buffer.from(text)
    },
  }
}

function parseKind(value: string | undefined, file: string): PageKind {
  const kind = keysOf(PAGE_KINDS).find((known) => known === value)
  if (!kind)
    throw new PlainError(`dist/${file} is not made with the layout Base, so it has no kind. Draw the page with src/layouts/Base.astro.`)
  return kind
}
