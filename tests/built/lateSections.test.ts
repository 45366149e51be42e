/**
 * Phones lay out a section late only if a sheet of heights finds it by its page and its name. Without that, pages are correct and slower,
 * and nobody would notice.
 */
import { expect, it } from 'vitest'
import { readMeasuredAmounts } from '#scripts/build/unmeasuredSections.ts'
import { LATE_KINDS } from '#scripts/lib/sectionAmounts.ts'

import { builtPages, readDocument } from './builtSite.ts'

/** Share of the measured sections that must still be there. Editors take out and rename some, and the sheets learn of it months later. */
const MIN_FOUND = 3 / 4

it('sheets of heights find the sections that they were measured for', async () => {
  const documents = builtPages.filter(({ kind }) => LATE_KINDS.has(kind)).map(readDocument)
  const selectors = [...(await readMeasuredAmounts()).keys()]
  const lost = selectors.filter((selector) => documents.every((document) => !document.querySelector(selector)))
  expect(selectors.length).toBeGreaterThan(0)
  expect(
    lost.length / selectors.length,
    `Sections have other names, or the sheets look for them in another way: ${lost.join(', ')}. Run \`npm run heights\` and commit the style sheets that it writes.`,
  ).toBeLessThanOrEqual(1 - MIN_FOUND)
})
