/** The FAQ, as a visitor uses it. */
import { expect, test } from '@playwright/test'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { faqSchema } from '#src/schemas/pages/faq.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { routes } from '#src/site/routes.ts'

const { search } = readSiteEntry('pages/faq', faqSchema)

test('FAQ answers open without JavaScript, one at a time', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(routes.faqs)
  const item = (index: number) => page.locator(faqAttributes.item.selector).nth(index)
  await item(0).locator('summary').click()
  await expect(item(0).getByRole('paragraph')).toBeVisible()
  await item(5).locator('summary').click()
  await expect(item(5).getByRole('paragraph')).toBeVisible()
  await expect(item(0).getByRole('paragraph')).toBeHidden()
  await context.close()
})
test('without JavaScript no search is shown that would not work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const path of [routes.helpCenter, routes.faqs]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
  await expect(page.getByText(search.withoutScript)).toBeVisible()
  await context.close()
})
test('the index links to the categories, and gives way to search results on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routes.faqs)
  const category = page.locator('main a[href="#pricing"]')
  await category.click()
  await expect(page.locator('#pricing')).toBeInViewport()
  await page.locator('#faq-search').fill('points')
  await expect(category).toBeHidden()
  await page.locator('#faq-search').fill('')
  await expect(category).toBeVisible()
})
test('the cords of the index come from the middle of the search field', async ({ page }) => {
  await page.goto(routes.faqs)
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const field = await page.locator('#faq-search').boundingBox()
    const middle = (field?.y ?? Number.NaN) + (field?.height ?? Number.NaN) / 2
    const starts = await page.locator(`${faqAttributes.row.selector} > svg > path:first-child`).evaluateAll((cords) =>
      cords.map((cord) => {
        const path = cord as SVGPathElement
        return path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? new DOMMatrix()).y
      }),
    )
    expect(starts.length).toBeGreaterThan(1)
    // Within half of a cord's width.
    for (const start of starts) expect(Math.abs(start - middle), `at ${width} px`).toBeLessThan(2)
  }
})
test('search results are highlighted in a color of the site, not in the browser’s yellow', async ({ page }) => {
  await page.goto(`${routes.faqs}?q=points`)
  const mark = page.locator('main mark').first()
  await expect(mark).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)')
  }
})
