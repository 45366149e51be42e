/** Measures how much a section holds, to notice that its reserved height no longer fits (`npm run heights`). */
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { PageKind } from '#src/site/pageKinds.ts'

/** Kinds of pages on which phones lay out every section but the first late; on other kinds, only the footer. */
export const LATE_KINDS: ReadonlySet<PageKind> = new Set(['home', 'feature', 'industry'])

/** An element counts as this many letters, because a picture or a row without words has a height too. */
export const ELEMENT_WEIGHT = 40

/** What `npm run heights` measured the sections with: their amounts, by the path of the page and the name of the section. */
export const AMOUNTS_FILE = 'src/styles/heights/amounts.json'
export type MeasuredAmounts = Readonly<Record<string, Readonly<Record<string, number>>>>

const NOT_READ = /<(style|script)\b[\s\S]*?<\/\1>/g
const TAG = /<\/?[a-z](?:"[^"]*"|[^">])*>/g
const START = new RegExp(`<section\\b[^>]*? ${sectionAttributes.name.attribute}="([^"]+)"`, 'g')

/** @returns the selector of a section; home is the only page of its kind */
export const sectionSelector = ({ path, kind }: { path: string; kind: PageKind }, name: string): string =>
  `${kind === 'home' ? sharedAttributes.pageKind.withValue(kind) : sectionAttributes.page.withValue(path)} ${sectionAttributes.name.withValue(name)}`

/** @returns the letters and elements of each named section, as one number */
export function parseSectionAmounts(html: string): Map<string, number> {
  const amounts = new Map<string, number>()
  const main = html.slice(0, html.lastIndexOf('</main>')).replaceAll(NOT_READ, '')
  const starts = [...main.matchAll(START)]
  for (const [index, { 1: name = '', index: from }] of starts.entries()) {
    const section = main.slice(from, starts[index + 1]?.index)
    const letters = section.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').length
    const elements = section.match(/<[a-z]/g)?.length ?? 0
    amounts.set(name, letters + elements * ELEMENT_WEIGHT)
  }
  return amounts
}
