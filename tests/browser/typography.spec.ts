/** Headings are set tight, and no two letters of them touch. */
import { expect, test } from '@playwright/test'
import { routes } from '../../src/site/routes'

/** Pairs whose crossbars meet first. */
const PAIRS = ['ff', 'ft', 'rt', 'tt', 'ty']

for (const size of ['h1', 'h2'])
  test(`letters of an ${size} do not touch`, async ({ page }) => {
    await page.goto(routes.industries)
    const { face, gaps } = await page
      .locator(size)
      .first()
      .evaluate(async (heading, pairs) => {
        await document.fonts.ready
        const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(heading)
        // Large, since edges of letters are told in whole pixels.
        const EM = 1000
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('This browser draws nothing.')
        context.font = `${fontWeight} ${EM}px ${fontFamily}`
        context.fontKerning = 'normal'
        // As on the page, where spaced letters make no ligatures.
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
      }, PAIRS)
    // Else the letters of a fallback would be measured.
    expect(face).toEqual({ isOfHeadings: true, isLoaded: true })
    expect(gaps).toHaveLength(PAIRS.length)
    expect(gaps.filter(({ gap }) => gap <= 0)).toEqual([])
  })
