/** The built site as the suites read it: every page enrols itself through the list that the build writes. */
import { readdirSync, readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import type { PageKind } from '../../src/site/pageKinds'

export const DIST = 'dist/'
export type Page = {
  path: string
  file: string
  kind: PageKind
  title: string
  heading: string
  description: string
  noindex: boolean
  socialImage: string
}

export const pages: Page[] = JSON.parse(readFileSync('.build/pages.json', 'utf8'))
export const files = new Set(readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`))

export const read = (file: string) => readFileSync(`${DIST}${file.replace(/^\//, '')}`, 'utf8')
export const htmlOf = (page: Page) => read(page.file)
/** The page's document; what waits in templates is not part of it. */
export function documentOf(page: Page): HTMLElement {
  const document = parse(htmlOf(page))
  for (const template of document.querySelectorAll('template')) template.remove()
  return document
}

/** Bytes of a file as it travels: its Brotli variant where there is one. */
export function brotliSize(path: string): number {
  const name = files.has(`${path}.br`) ? `${path}.br` : path
  return readFileSync(`${DIST}${name.slice(1)}`).length
}
