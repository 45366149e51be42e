/** Measures how much a section holds, to notice that its reserved height no longer fits (`npm run heights`). */
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { PageKind } from '#src/site/pageKinds.ts'

/** Kinds of pages on which phones lay out every section but the first late; on other kinds, only the footer. */
export const LATE_KINDS: ReadonlySet<PageKind> = new Set(['home', 'feature', 'industry'])

/** An element counts as this many letters, because a picture or a row without words has a height too. */
const ELEMENT_WEIGHT = 40

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

/** The comment in a rule of a sheet of heights. */
export const writeAmount = (amount: number): string => `/* for an amount of ${amount} */`

/** @returns the amounts of a sheet of heights, by selector */
export const parseWrittenAmounts = (sheet: string): Map<string, number> =>
  new Map(
    [...sheet.matchAll(/(\[[^{}]+\]) \{\s*\/\* for an amount of (\d+) \*\//g)].map(([, selector = '', amount]) => [
      selector,
      Number(amount),
    ]),
  )
