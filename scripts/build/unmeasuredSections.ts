/**
 * Phones reserve a space for each later section, whose height `npm run heights` measures in a browser. A section that is new or has changed
 * reserves none and is laid out at once. So the layout does not shift, and publishing needs no browser (docs/decisions/096).
 */
import { readFile } from 'node:fs/promises'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { ROOT } from '../lib/project.ts'
import { AMOUNTS_FILE, ELEMENT_WEIGHT, LATE_KINDS, type MeasuredAmounts, parseSectionAmounts } from '../lib/sectionAmounts.ts'
import type { BuiltPage } from './builtPages.ts'

/**
 * A section that has so many letters more or less keeps its space. In any one of its texts, a word or two more are 47 px at most on a
 * phone, and 56 px are not seen (`SECTION_SLACK` in tests/browser/reservedHeights.spec.ts). An element more or less weighs more.
 */
const TOLERATED_LETTERS = ELEMENT_WEIGHT / 2

/** @returns the page's HTML, with a mark on each section that is new or has changed since it was measured */
export function flagUnmeasured(page: Pick<BuiltPage, 'path' | 'kind' | 'html'>, measured: MeasuredAmounts): string {
  let { html } = page
  if (!LATE_KINDS.has(page.kind)) return html
  for (const [name, amount] of parseSectionAmounts(html)) {
    const before = measured[page.path]?.[name]
    if (before !== undefined && Math.abs(amount - before) <= TOLERATED_LETTERS) continue
    const named = `${sectionAttributes.name.attribute}="${name}"`
    html = html.replace(named, `${named} ${sectionAttributes.unmeasured.attribute}="${name}"`)
  }
  return html
}

/** @returns the amounts of text for which `npm run heights` last measured each section */
export const readMeasuredAmounts = async (): Promise<MeasuredAmounts> => JSON.parse(await readFile(`${ROOT}${AMOUNTS_FILE}`, 'utf8'))

/** A step of the build, before styles are inlined. Footers keep their space, because nothing below them can jump. */
export async function flagUnmeasuredSections(pages: BuiltPage[]): Promise<void> {
  const measured = await readMeasuredAmounts()
  for (const page of pages) {
    const { path, kind, html } = page
    const laidOut = flagUnmeasured({ path, kind, html }, measured)
    if (laidOut !== html) page.html = laidOut
  }
}

/** @returns a line for the terminal if any section waits for `npm run heights` */
export function describeUnmeasured(pages: readonly Pick<BuiltPage, 'path' | 'html'>[]): string[] {
  const pattern = new RegExp(`${sectionAttributes.unmeasured.attribute}="([^"]+)"`, 'g')
  const names = pages.flatMap(({ path, html }) => [...html.matchAll(pattern)].map(([, name]) => `“${name}” of ${path}`))
  if (names.length === 0) return []
  return [
    `Phones lay out at once what is new or has other words: ${names.join(', ')}. Nothing jumps, and there is nothing to do: it is measured each month (docs/upkeep.md).`,
  ]
}
