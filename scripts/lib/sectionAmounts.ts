/** How much a section holds: what the space that phones keep for it was measured with (`npm run heights`). */
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { PageKind } from '#src/site/pageKinds.ts'

/** Kinds of pages on which every section but the first waits; on others the footer alone. */
export const LATE_KINDS: ReadonlySet<PageKind> = new Set(['home', 'feature', 'industry'])

/** An element counts as so many letters: a picture or a row without words is high, too. */
const ELEMENT_WEIGHT = 40

const NOT_READ = /<(style|script)\b[\s\S]*?<\/\1>/g
const TAG = /<\/?[a-z](?:"[^"]*"|[^">])*>/g
const START = new RegExp(`<section\\b[^>]*? ${sectionAttributes.name.attribute}="([^"]+)"`, 'g')

/** @returns how a style sheet finds a section: home is the only page of its kind */
export const sectionSelector = ({ path, kind }: { path: string; kind: PageKind }, name: string): string =>
  `${kind === 'home' ? sharedAttributes.pageKind.withValue(kind) : sectionAttributes.page.withValue(path)} ${sectionAttributes.name.withValue(name)}`

/** @returns of each section that has a name: its letters and elements, as one number */
export function readSectionAmounts(html: string): Map<string, number> {
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

/** Stands in a sheet of heights, in the rule that it belongs to. */
export const writeAmount = (amount: number): string => `/* for an amount of ${amount} */`

/** @returns what the sections of a sheet of heights were measured with, by their selectors */
export const readWrittenAmounts = (sheet: string): Map<string, number> =>
  new Map(
    [...sheet.matchAll(/(\[[^{}]+\]) \{\s*\/\* for an amount of (\d+) \*\//g)].map(([, selector = '', amount]) => [
      selector,
      Number(amount),
    ]),
  )
