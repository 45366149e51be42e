/** The built site as the suites read it. The pages come from the list that the build writes. */
import { readdirSync, readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import type { BuiltPage } from '#scripts/build/builtPages.ts'

/** Relative to the project's root. */
export const BUILT_SITE = 'dist/'
/** An entry of .build/pages.json. */
export type Page = Omit<BuiltPage, 'html'>

/** Every page of the build, in the order of the list. */
export const builtPages: Page[] = JSON.parse(readFileSync('.build/pages.json', 'utf8'))
/** Every file and folder of the built site, by its address: "/robots.txt". */
export const builtFiles = new Set(readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`))

/** @param file path in the built site, with or without a slash before it @returns its text */
export const readBuilt = (file: string) => readFileSync(`${BUILT_SITE}${file.replace(/^\//, '')}`, 'utf8')
/** @returns the HTML as sent, including `template` elements */
export const readHtml = (page: Page) => readBuilt(page.file)
/** The page's document without the content of `template` elements. */
export function readDocument(page: Page): HTMLElement {
  const document = parse(readHtml(page))
  for (const template of document.querySelectorAll('template, main style')) template.remove()
  return document
}

/** A page's content, without header and footer. */
export function readMain(path: string): HTMLElement {
  const page = builtPages.find((candidate) => candidate.path === path)
  const main = page && readDocument(page).querySelector('main')
  if (!main)
    throw new Error(
      `There is no page at ${path}, which this test looks at. If it is retired, take that out of the test: docs/renaming-a-page.md, "Retiring one".`,
    )
  return main
}
/** @returns the actions of the forms in a part */
export const listFormActions = (part: HTMLElement | null | undefined) =>
  part?.querySelectorAll('form').map((form) => form.getAttribute('action')) ?? []
/** @returns the addresses of the links in a part, in order */
export const listLinkAddresses = (part: HTMLElement | null | undefined) =>
  part?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
/** @returns the text of each element in a part that the selector finds, in order */
export const listTexts = (part: HTMLElement | null | undefined, selector: string) =>
  part?.querySelectorAll(selector).map((element) => element.textContent.trim()) ?? []
/** The section that the heading with this id opens. */
export const findSection = (main: HTMLElement, id: string) => main.querySelector(`section[aria-labelledby="${id}"]`)
/** @returns the first link with exactly this text */
export const findLink = (main: HTMLElement, label: string) => main.querySelectorAll('a').find((link) => link.textContent.trim() === label)

/** Bytes of a file as sent: its Brotli variant, if there is one. */
export function readBrotliSize(path: string): number {
  const name = builtFiles.has(`${path}.br`) ? `${path}.br` : path
  return readFileSync(`${BUILT_SITE}${name.slice(1)}`).length
}
