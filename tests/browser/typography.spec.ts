/** Headings are set tight, and no two letters of them touch. */
import { expect, test } from '@playwright/test'
import { routes } from '../../src/site/routes'

/** Pairs whose crossbars meet first. */
const PAIRS = ['ff', 'ft', 'rt', 'tt', 'ty']

for (const size of ['h1', 'h2'])
  test(`letters of an ${size} do not touch`, async ({ page }) => {
    await page.goto(routes.industries)
    const gaps = await page
      .locator(size)
      .first()
      .evaluate(async (heading, pairs) => {
        await document.fonts.ready
        const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(heading)
        // Large, since edges of letters are told in whole pixels.
        const EM = 1000
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return []
        context.font = `${fontWeight} ${EM}px ${fontFamily}`
        context.fontKerning = 'normal'
        // As on the page, where spaced letters make no ligatures.
        context.letterSpacing = `${((Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize)) * EM}px`
        return pairs.map((pair) => {
          const [first = '', second = ''] = pair
          const { width } = context.measureText(second)
          const start = context.measureText(pair).width - width
          const ends = context.measureText(first).actualBoundingBoxRight
          const begins = start - context.measureText(second).actualBoundingBoxLeft
          return { pair, gap: begins - ends }
        })
      }, PAIRS)
    expect(gaps).toHaveLength(PAIRS.length)
    expect(gaps.filter(({ gap }) => gap <= 0)).toEqual([])
  })
