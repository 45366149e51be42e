/** What is laid out late on phones keeps the space that it will need (src/styles/reservedHeights.css, src/sections/home/homeHeights.css). */
import { expect, type Page, test } from '@playwright/test'

/** Runs in the page. @returns height of the footer and of each section, and whether any of it waits to be laid out */
const heights = () =>
  [...document.querySelectorAll<HTMLElement>('main > section, body > footer')].map((element) => ({
    height: element.offsetHeight,
    waits: getComputedStyle(element).contentVisibility === 'auto',
  }))

async function laidOut(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
  return page.evaluate(heights)
}

for (const [path, least] of [
  ['/', 9],
  ['/support/faqs', 1],
] as const) {
  test(`what waits below the first screens of ${path} keeps its space, so that nothing jumps`, async ({ page }) => {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const kept = await page.evaluate(heights)
      expect(kept.filter(({ waits }) => waits)).toHaveLength(least)
      const real = await laidOut(page)
      for (const [index, { height }] of kept.entries()) {
        const needed = real[index]?.height ?? 0
        // Less would overlap what follows; much more shows as an empty band.
        expect(height, `part ${index + 1} at ${width} px`).toBeGreaterThanOrEqual(needed)
        expect(height, `part ${index + 1} at ${width} px`).toBeLessThan(needed * 1.15)
      }
    }
  })
}

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
