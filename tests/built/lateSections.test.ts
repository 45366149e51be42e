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

/** @returns the selectors of the sections that each sheet of heights reserves a space for */
async function readReservedSelectors(): Promise<{ sheet: string; selectors: string[] }[]> {
  const sheets = globSync('src/styles/heights/*.css').map(async (sheet) => {
    const selectors = [...(await readFile(sheet, 'utf8')).matchAll(/^ *(\[.+\]) \{ content-visibility/gm)].map(
      ([, selector = '']) => selector,
    )
    return { sheet, selectors }
  })
  return (await Promise.all(sheets)).filter(({ selectors }) => selectors.length > 0)
}

// One section is enough: editors take out and rename others, and the sheets learn of it months later.
it('each sheet of heights finds sections that it was measured for', async () => {
  const documents = builtPages.filter(({ kind }) => LATE_KINDS.has(kind)).map(readDocument)
  const reserved = await readReservedSelectors()
  expect(reserved).toHaveLength(LATE_KINDS.size)
  for (const { sheet, selectors } of reserved)
    expect(
      selectors.filter((selector) => documents.some((document) => document.querySelector(selector))),
      `${sheet} finds no section: its selectors and the pages' attributes differ (src/sections/shared/section.attributes.ts).`,
    ).not.toEqual([])
})

it('each section with a space has the amount that it was measured with', async () => {
  const amounts = await readMeasuredAmounts()
  const measured = Object.entries(amounts).flatMap(([path, sections]) =>
    Object.keys(sections).map((name) => sectionSelector({ path, kind: path === '/' ? 'home' : 'feature' }, name)),
  )
  expect(measured.toSorted()).toEqual((await readReservedSelectors()).flatMap(({ selectors }) => selectors).toSorted())
})
