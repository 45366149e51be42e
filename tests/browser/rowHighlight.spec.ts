/** A row is highlighted on hover, to help the eye stay on its line. Nothing moves. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sceneAttributes } from '#src/illustrations/scenes/scene.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { specifiedIndustry } from '../lib/specifiedPages.ts'

const HIGHLIGHTED_ROWS = [
  { name: 'the comparison', path: routes.comparison, row: (page: Page) => page.locator('table tbody tr').first(), lit: 'td:last-child' },
  {
    name: 'a board',
    path: specifiedIndustry('manufacturing'),
    row: (page: Page) => page.locator(`main ${sceneAttributes.row.selector}`).first(),
  },
]
const readBackground = (part: Locator) =>
  part.evaluate((element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).backgroundImage}`)

for (const { name, path, row, lit } of HIGHLIGHTED_ROWS) {
  test(`${name} lights the row under the mouse, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const line = row(page)
    await line.scrollIntoViewIfNeeded()
    await page.mouse.move(1, 1)
    const part = lit ? line.locator(lit) : line
    const [background, box] = [await readBackground(part), await line.boundingBox()]
    await line.hover()
    await expect.poll(() => readBackground(part)).not.toBe(background)
    expect(await line.boundingBox()).toEqual(box)
    await page.mouse.move(1, 1)
    await expect.poll(() => readBackground(part)).toBe(background)
  })
}
