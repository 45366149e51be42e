/**
 * Sections that phones lay out late must have the space that they will need (`npm run heights` writes it). A change of words cannot fail
 * this, because the build keeps a space only for a word or two more or less (scripts/build/unmeasuredSections.ts): it is for styles and
 * components.
 */
import { expect, test } from '@playwright/test'
import { FOOTER, measureLateSections } from '#scripts/heights/lateSections.ts'
import { LOOKS } from '#scripts/heights/reservedSheet.ts'
import { LATE_KINDS } from '#scripts/lib/sectionAmounts.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { builtPages } from '../built/builtSite.ts'

/** On kinds where only the footer waits, one page is enough. */
const measuredPages = builtPages.filter(({ path, kind }) => LATE_KINDS.has(kind) || path === routes.faqs)

/** In CSS pixels: how much less space than reserved an answer may need at another width of the same look. */
const ANSWER_SLACK = 78
/**
 * In CSS pixels: how much higher other words, or a word or two more, may be. Nobody sees it: docs/decisions/096.
 * On every page the padding below the last text absorbs it; from twice as much on, axe finds overlapping text.
 */
const SECTION_SLACK = 56
/** Nothing below a footer can jump, so editors may add to it. This is a mistake of the measurement or of the styles. */
const FOOTER_FACTOR = 2
const HOW_TO_FIX = 'Run `npm run heights` and commit the files that it writes.'

for (const { path, kind } of measuredPages)
  for (const isCoarse of [false, true])
    test.describe(`${path} ${isCoarse ? 'under fingers' : 'with a mouse'}`, () => {
      test.use({ hasTouch: isCoarse })

      test('sections that are laid out late have their final space, so that nothing jumps', async ({ page }) => {
        for (const width of LOOKS.filter((look) => look.isCoarse === isCoarse).flatMap((look) => look.widths)) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          const sections = await page.evaluate(measureLateSections, sectionAttributes.name.attribute)
          const reservedSections = sections.filter((section) => section.reserved !== null)
          // The first section is on the first screen.
          const late = LATE_KINDS.has(kind) ? sections.slice(1) : reservedSections
          // The build marks a section with other words, which is laid out at once, so nothing jumps.
          const { attribute, selector } = sectionAttributes.unmeasured
          const unmeasured = await page
            .locator(selector)
            .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute)
          const spaceless = late.filter((section) => section.reserved === null && !unmeasured.includes(section.name))
          expect(
            spaceless.map(({ name }) => name || 'one without a name'),
            `These have no space of their own. ${HOW_TO_FIX}`,
          ).toEqual([])
          expect(reservedSections.length).toBeGreaterThan(0)
          const rem = (pixels: number | null) => `${((pixels ?? 0) / 16).toFixed(2)}rem`
          const describeSpace = ({ name, needed, reserved }: (typeof sections)[number]) =>
            `“${name}” is ${rem(needed)} high at ${width} px, and ${rem(reserved)} are reserved for it. ${HOW_TO_FIX}`
          for (const footer of reservedSections.filter(({ name }) => name === FOOTER)) {
            expect((footer.reserved ?? 0) * FOOTER_FACTOR, describeSpace(footer)).toBeGreaterThan(footer.needed)
            expect(footer.reserved, describeSpace(footer)).toBeLessThan(footer.needed * FOOTER_FACTOR)
          }
          for (const section of reservedSections.filter(({ name }) => name !== FOOTER)) {
            const { needed, reserved, edges } = section
            const sentence = describeSpace(section)
            // Less space would overlap the next section; much more would show as an empty band. Three lines are a large share of a short
            // section, but not a band.
            expect((reserved ?? 0) + edges, sentence).toBeGreaterThanOrEqual(needed + edges - SECTION_SLACK)
            expect((reserved ?? 0) + edges, sentence).toBeLessThan(Math.max((needed + edges) * 1.15, needed + edges + ANSWER_SLACK))
          }
        }
      })
    })

test('a newly chosen theme applies to sections that are laid out late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(routes.home)
  await page.emulateMedia({ colorScheme: 'dark' })
  const last = page.locator('main > section').last()
  await last.scrollIntoViewIfNeeded()
  const color = () => last.evaluate((element) => getComputedStyle(element.querySelector('h2') ?? element).color)
  const seen = await color()
  await page.reload()
  expect(seen).toBe(await color())
})

test('an anchor in a section that is laid out late is reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${routes.home}#analytics`)
  await expect(page.locator('#analytics')).toBeInViewport()
})
