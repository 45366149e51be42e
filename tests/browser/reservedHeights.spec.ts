/** What is laid out late on phones keeps the space that it will need (src/styles/reservedHeights.css, src/sections/home/homeHeights.css). */
import { expect, test } from '@playwright/test'
import { FOOTER, latePartsInPage } from '../../scripts/heights/lateParts'
import { LOOKS } from '../../scripts/heights/reservedSheet'
import { sectionAttributes } from '../../src/sections/shared/section.attributes'
import { routes } from '../../src/site/routes'

/** Home's sections and the footer whose words do not all stand in home.yaml, with where they stand. */
const WORDS: Record<string, string> = {
  [FOOTER]: 'src/content/shell.yaml',
  clients: 'src/content/home.yaml, "clients", and src/content/clients.yaml',
  industries: 'src/content/home.yaml, "industries", and src/content/industries/',
  testimonials: 'src/content/home.yaml, "testimonials", and src/content/testimonials.yaml',
}
const wordsOf = (name: string) => WORDS[name] ?? `src/content/home.yaml, "${name}"`
const CURE = 'Run `npm run heights` and commit the style sheet that it writes.'

for (const [path, sections] of [
  [routes.home, 8],
  [routes.faqs, 0],
] as const)
  for (const isCoarse of [false, true])
    test.describe(`${path} ${isCoarse ? 'under fingers' : 'with a mouse'}`, () => {
      test.use({ hasTouch: isCoarse })

      test('what waits below the first screens keeps its space, so that nothing jumps', async ({ page }) => {
        for (const width of LOOKS.filter((look) => look.isCoarse === isCoarse).flatMap((look) => look.widths)) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          const parts = await page.evaluate(latePartsInPage, sectionAttributes.name.attribute)
          const waiting = parts.filter(({ kept }) => kept !== null)
          // The first section is what one sees first.
          const late = path === routes.home ? parts.slice(1) : waiting
          const laidOutAtOnce = late.filter(({ kept }) => kept === null).map(({ name }) => name || 'one without a name')
          expect(laidOutAtOnce, `These have no space of their own. ${CURE}`).toEqual([])
          expect(waiting.length).toBeGreaterThan(sections)
          for (const { name, needed, kept, frame } of waiting) {
            const rem = (pixels: number | null) => `${((pixels ?? 0) / 16).toFixed(2)}rem`
            const sentence = `“${name}” (${wordsOf(name)}) is ${rem(needed)} high at ${width} px, and ${rem(kept)} are kept for it. ${CURE}`
            // Less would overlap what follows; much more shows as an empty band.
            expect((kept ?? 0) + frame, sentence).toBeGreaterThanOrEqual(needed + frame)
            expect((kept ?? 0) + frame, sentence).toBeLessThan((needed + frame) * 1.15)
          }
        }
      })
    })

test('a theme chosen above reaches what is laid out later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.emulateMedia({ colorScheme: 'dark' })
  const last = page.locator('main > section').last()
  await last.scrollIntoViewIfNeeded()
  const color = () => last.evaluate((element) => getComputedStyle(element.querySelector('h2') ?? element).color)
  const seen = await color()
  await page.reload()
  expect(seen).toBe(await color())
})

test('an anchor in what is laid out later is reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/#analytics')
  await expect(page.locator('#analytics')).toBeInViewport()
})
