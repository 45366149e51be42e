import { expect, type Locator, type Page, test } from '@playwright/test'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { WORKPLACE_BOX } from '#src/illustrations/workplace/workplaces.ts'
import { routes } from '#src/site/routes.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { builtPages } from '../built/builtSite.ts'
import { specifiedIndustry } from '../lib/specifiedPages.ts'

const { lights, station, worker, covered, gap } = workplaceAttributes

/** One row of the day, and its parts that light up. */
const partsOfRow = (row: Locator) => ({
  person: row.locator(`${station.selector} ${worker.selector}`),
  gap: row.locator(gap.selector),
  covered: row.locator(covered.selector),
})

test.beforeEach(async ({ page }) => {
  // With reduced motion nothing lights up on scrolling, so that only the visitor's actions count.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('the board of industries', () => {
  test.beforeEach(({ page }) => page.goto(routes.industries))

  test('the empty station shows its person on hover, and is empty again afterward', async ({ page }) => {
    const row = page.locator(lights.selector).first()
    const parts = partsOfRow(row)
    await expect(parts.person).toHaveCSS('opacity', '0')
    await expect(parts.covered).toHaveCSS('opacity', '0')
    await row.hover()
    await expect(parts.person).toHaveCSS('opacity', '1')
    await expect(parts.covered).toHaveCSS('opacity', '1')
    await expect(parts.gap).toHaveCSS('opacity', '0')
    await page.mouse.move(1, 1)
    await expect(parts.person).toHaveCSS('opacity', '0')
  })
  test('a drawing that is laid out late has its final space', async ({ page }) => {
    const drawings = page.locator(`${lights.selector} svg[viewBox="0 0 ${WORKPLACE_BOX.width} ${WORKPLACE_BOX.height}"]`)
    await expect(drawings).not.toHaveCount(0)
    await expect(drawings).toHaveCount(await page.locator(lights.selector).count())
    for (const drawing of await drawings.all()) {
      await expect(drawing).toHaveCSS('content-visibility', 'auto')
      const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 1 }
      expect(width / height).toBeCloseTo(WORKPLACE_BOX.width / WORKPLACE_BOX.height, 2)
    }
  })
  test('the board of industries lights up on focus, too', async ({ page }) => {
    const row = page.locator(lights.selector).last()
    await row.getByRole('link').first().focus()
    await expect(partsOfRow(row).person).toHaveCSS('opacity', '1')
  })
  test.describe('on a touch screen with reduced motion,', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    test('each station has its person from the start', async ({ page }) => {
      const rows = await page.locator(lights.selector).all()
      expect(rows).not.toHaveLength(0)
      for (const row of rows) {
        const parts = partsOfRow(row)
        await expect(parts.person).toHaveCSS('opacity', '1')
        await expect(parts.covered).toHaveCSS('opacity', '1')
        await expect(parts.gap).toHaveCSS('opacity', '0')
      }
    })
  })
  test('the board of industries is one day, from its first hour to its last', async ({ page }) => {
    const times = await page.locator(`${lights.selector} time`).evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted())
  })
})
test.describe('on an industry’s page without motion, station and board show the same moment', () => {
  const expectCovered = async (page: Page) => {
    const parts = partsOfRow(page.locator(lights.withValue('board')))
    await expect(parts.person).toHaveCSS('opacity', '1')
    await expect(parts.covered).toHaveCSS('opacity', '1')
    await expect(parts.gap).toHaveCSS('opacity', '0')
    await expect(page.locator(`main ${uiAttributes.flip.withValue('from')}`).first()).toHaveCSS('opacity', '0')
    await expect(page.locator(`main ${uiAttributes.flip.withValue('to')}`).first()).toHaveCSS('opacity', '1')
  }
  test('with reduced motion', async ({ page }) => {
    await page.goto(specifiedIndustry('manufacturing'))
    await expectCovered(page)
  })
  test('without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(specifiedIndustry('manufacturing'))
    await expectCovered(page)
    await expect(page.locator(`main ${uiAttributes.flip.withValue('to')}`).first()).toHaveCSS('animation-name', 'none')
    await context.close()
  })
})
test.describe('a laptop’s first screen shows the whole workplace, down to the ground on which it stands:', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  for (const { path } of builtPages.filter(({ kind, path }) => kind === 'industry' && path !== routes.industries))
    test(path, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const drawing = await page.locator(`${lights.withValue('board')} svg:has(${gap.selector})`).boundingBox()
      expect(drawing?.height).toBeGreaterThan(WORKPLACE_BOX.height)
      expect((drawing?.y ?? 0) + ((drawing?.height ?? 0) * WORKPLACE_BOX.ground) / WORKPLACE_BOX.height).toBeLessThan(790)
    })
})
