/**
 * Phones keep a space for what they lay out late, which `npm run heights` measures in a browser. A section that is
 * new, or whose words are no longer about as many as then, keeps none and is laid out at once: nothing jumps, and nobody needs a browser
 * to publish. tests/built/lateSections.test.ts says when they are too many.
 */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { ROOT } from '../lib/project.ts'
import { LATE_KINDS, readSectionAmounts, readWrittenAmounts, sectionSelector } from '../lib/sectionAmounts.ts'
import type { BuiltPage } from './builtPages.ts'

/** Two lines of a phone, in letters: so much the suite of heights lets pass as well (tests/browser/reservedHeights.spec.ts). */
const TOLERATED = 80

/** @returns the page's HTML, in which new sections and those with other words than were measured have no space of their own */
export function markUnmeasured(page: Pick<BuiltPage, 'path' | 'kind' | 'html'>, measured: ReadonlyMap<string, number>): string {
  let { html } = page
  if (!LATE_KINDS.has(page.kind)) return html
  for (const [name, amount] of readSectionAmounts(html)) {
    const before = measured.get(sectionSelector(page, name))
    if (before !== undefined && Math.abs(amount - before) <= TOLERATED) continue
    const named = `${sectionAttributes.name.attribute}="${name}"`
    html = html.replace(named, `${named} ${sectionAttributes.unmeasured.attribute}="${name}"`)
  }
  return html
}

/** A step of the build, before styles are put into pages. Footers keep their space: below them nothing can jump. */
export async function markUnmeasuredSections(pages: BuiltPage[]): Promise<void> {
  const sheets = globSync('src/sections/**/*Heights.css', { cwd: ROOT })
  const measured = new Map<string, number>()
  for (const sheet of sheets)
    for (const [selector, amount] of readWrittenAmounts(await readFile(`${ROOT}${sheet}`, 'utf8'))) measured.set(selector, amount)
  for (const page of pages) {
    const { path, kind, html } = page
    const laidOut = markUnmeasured({ path, kind, html }, measured)
    if (laidOut !== html) page.html = laidOut
  }
}

/** @returns a line for whoever builds, if any section waits for `npm run heights` */
export function describeUnmeasured(pages: readonly Pick<BuiltPage, 'path' | 'html'>[]): string[] {
  const pattern = new RegExp(`${sectionAttributes.unmeasured.attribute}="([^"]+)"`, 'g')
  const names = pages.flatMap(({ path, html }) => [...html.matchAll(pattern)].map(([, name]) => `“${name}” of ${path}`))
  if (names.length === 0) return []
  return [
    `Phones lay out ${names.join(', ')} at once, since they are new or their words have changed. Nothing jumps; "npm run heights" makes them faster again (docs/content.md, "Heights on phones").`,
  ]
}
