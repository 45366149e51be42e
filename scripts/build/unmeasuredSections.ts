/**
 * Phones reserve a space for each later section, whose height `npm run heights` measures in a browser. A section that is new or has changed
 * much reserves none and is laid out at once. So nothing jumps, and nobody needs a browser to publish. tests/built/lateSections.test.ts
 * limits how many there may be.
 */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { ROOT } from '../lib/project.ts'
import { LATE_KINDS, readSectionAmounts, readWrittenAmounts, sectionSelector } from '../lib/sectionAmounts.ts'
import type { BuiltPage } from './builtPages.ts'

/** The letters of two lines on a phone, as many as tests/browser/reservedHeights.spec.ts tolerates. */
const TOLERATED = 80

/** @returns the page's HTML, with a mark on each section that is new or has changed since it was measured */
export function flagUnmeasured(page: Pick<BuiltPage, 'path' | 'kind' | 'html'>, measured: ReadonlyMap<string, number>): string {
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

/** A step of the build, before styles are inlined. Footers keep their space, because nothing below them can jump. */
export async function flagUnmeasuredSections(pages: BuiltPage[]): Promise<void> {
  const sheets = globSync('src/sections/**/*Heights.css', { cwd: ROOT })
  const measured = new Map<string, number>()
  for (const sheet of sheets)
    for (const [selector, amount] of readWrittenAmounts(await readFile(`${ROOT}${sheet}`, 'utf8'))) measured.set(selector, amount)
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
    `Phones lay out ${names.join(', ')} at once, since they are new or their words have changed. Nothing jumps; "npm run heights" makes them faster again (docs/content.md, "Heights on phones").`,
  ]
}
