/** Headings are set tight, but their letters must not touch, and none may be larger than the page's title. */
import { expect, test } from '@playwright/test'
import { routes } from '#src/site/routes.ts'
import { builtPages } from '../built/builtSite.ts'

/** Pairs of letters whose crossbars meet first. */
const TOUCHING_PAIRS = ['ff', 'ft', 'rt', 'tt', 'ty']

for (const size of ['h1', 'h2'])
  test(`letters of a heading ${size} do not touch`, async ({ page }) => {
    await page.goto(routes.industries)
    const { face, gaps } = await page
      .locator(size)
      .first()
      .evaluate(async (heading, pairs) => {
        await document.fonts.ready
        const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(heading)
        // Large, because the edges of letters are measured in whole pixels.
        const EM = 1000
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('This browser draws nothing.')
        context.font = `${fontWeight} ${EM}px ${fontFamily}`
        context.fontKerning = 'normal'
        // As on the page, where letter spacing disables ligatures.
        context.letterSpacing = `${((Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize)) * EM}px`
        const named = fontFamily.split(',')[0]?.replaceAll('"', '')
        const face = {
          isOfHeadings: fontFamily !== getComputedStyle(document.body).fontFamily,
          isLoaded: [...document.fonts].some(({ family, status }) => family === named && status === 'loaded'),
        }
        const gaps = pairs.map((pair) => {
          const [first = '', second = ''] = pair
          const { width } = context.measureText(second)
          const start = context.measureText(pair).width - width
          const ends = context.measureText(first).actualBoundingBoxRight
          const begins = start - context.measureText(second).actualBoundingBoxLeft
          return { pair, gap: begins - ends }
        })
        return { face, gaps }
      }, TOUCHING_PAIRS)
    // Otherwise the letters of a fallback font would be measured.
    expect(face).toEqual({ isOfHeadings: true, isLoaded: true })
    expect(gaps).toHaveLength(TOUCHING_PAIRS.length)
    expect(gaps.filter(({ gap }) => gap <= 0)).toEqual([])
  })

/** Pages whose sections have different kinds of headings (sections/shared/SectionHeading.tsx). */
const pagesWithSections = builtPages.filter(({ kind }) => kind === 'feature' || kind === 'industry')

test('a page’s own heading is larger than those of its sections', async ({ page }) => {
  expect(pagesWithSections.length).toBeGreaterThan(1)
  // What moves would be drawn at every width.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of pagesWithSections) {
    await page.goto(path)
    for (const width of [360, 768, 1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 })
      const [own = 0, ...others] = await page
        .locator('main :is(h1, h2)')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(others.length).toBeGreaterThan(1)
      expect(Math.max(...others), `${path} at ${width} px`).toBeLessThan(own)
    }
  }
})
