/**
 * Phones lay out a section at once if the build has no measured space for it (scripts/build/unmeasuredSections.ts). That is correct, but
 * slower.
 */
import { expect, it } from 'vitest'
import { LATE_KINDS } from '#scripts/lib/sectionAmounts.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { builtPages, readDocument } from './builtSite.ts'

const { name, unmeasured } = sectionAttributes
/** Share of the sections that may be laid out at once. Beyond it, pages become noticeably slower on phones (docs/decisions/060). */
const MAX_AT_ONCE = 1 / 4

it('phones still lay out most sections late', () => {
  const sections = builtPages
    .filter(({ kind }) => LATE_KINDS.has(kind))
    .flatMap((page) => readDocument(page).querySelectorAll(`main > section${name.selector}`))
  const atOnce = sections.filter((section) => section.hasAttribute(unmeasured.attribute))
  expect(sections.length).toBeGreaterThan(0)
  expect(
    atOnce.length / sections.length,
    'More than a quarter of the sections are new or have other words than were measured. Run `npm run heights` and commit the style sheets that it writes.',
  ).toBeLessThanOrEqual(MAX_AT_ONCE)
})
