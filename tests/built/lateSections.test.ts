/**
 * Phones lay out a section late only if a sheet of heights finds it by its page and its name. Without that, pages are correct and slower,
 * and nobody would notice.
 */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readMeasuredAmounts } from '#scripts/build/unmeasuredSections.ts'
import { LATE_KINDS, sectionSelector } from '#scripts/lib/sectionAmounts.ts'
import { builtPages, readDocument } from './builtSite.ts'

/** Share of the measured sections that must still be there. Editors take out and rename some, and the sheets learn of it months later. */
const MIN_FOUND = 3 / 4

/** @returns the selectors of the sections that the sheets of heights reserve a space for */
async function readReservedSelectors(): Promise<string[]> {
  const sheets = await Promise.all(globSync('src/styles/heights/*.css').map((sheet) => readFile(sheet, 'utf8')))
  return sheets.flatMap((sheet) => [...sheet.matchAll(/^ *(\[.+\]) \{ content-visibility/gm)].map(([, selector = '']) => selector))
}

it('sheets of heights find the sections that they were measured for', async () => {
  const documents = builtPages.filter(({ kind }) => LATE_KINDS.has(kind)).map(readDocument)
  const selectors = await readReservedSelectors()
  const lost = selectors.filter((selector) => documents.every((document) => !document.querySelector(selector)))
  expect(selectors.length).toBeGreaterThan(0)
  expect(
    lost.length / selectors.length,
    `Sections have other names, or the sheets look for them in another way: ${lost.join(', ')}. Run \`npm run heights\` and commit the files that it writes.`,
  ).toBeLessThanOrEqual(1 - MIN_FOUND)
})

it('each section with a space has the amount that it was measured with', async () => {
  const amounts = await readMeasuredAmounts()
  const measured = Object.entries(amounts).flatMap(([path, sections]) =>
    Object.keys(sections).map((name) => sectionSelector({ path, kind: path === '/' ? 'home' : 'feature' }, name)),
  )
  expect(measured.toSorted()).toEqual((await readReservedSelectors()).toSorted())
})
