/** The path of one record on the data security page: a choice of stops that works without a script. */
import { expect, test } from '@playwright/test'
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS } from '#src/models/policy/recordViews.ts'
import { recordPathAttributes } from '#src/sections/dataSecurity/recordPath.attributes.ts'
import { FIRST_STOP, RECORD_STOPS } from '#src/sections/dataSecurity/recordStops.ts'
import { routes } from '#src/site/routes.ts'

const { facts, stop, window } = recordPathAttributes

test.describe('the path of one record', () => {
  test.use({ javaScriptEnabled: false })

  test('goes from stop to stop by mouse and by arrow keys', async ({ page }) => {
    await page.goto(routes.dataSecurity)
    await expect(page.locator(facts.withValue(FIRST_STOP))).toBeVisible()
    await page.locator(stop.withValue('call')).click()
    for (const [index, name] of RECORD_STOPS.entries()) {
      await expect(page.locator(facts.withValue(name))).toBeVisible()
      await expect(page.locator(`${facts.selector}:visible`)).toHaveCount(1)
      if (index < RECORD_STOPS.length - 1) await page.keyboard.press('ArrowRight')
    }
  })

  test('shows the reason to HR and to nobody else', async ({ page }) => {
    await page.goto(routes.dataSecurity)
    const values = (view: string) => page.locator(window.withValue(view)).getByRole('definition').allTextContents()
    const hr = await values('hr')
    expect(new Set(hr).size).toBe(RECORD_FIELDS.length)
    for (const view of ['supervisor', 'payroll', 'deleted']) {
      const seen = await values(view)
      expect(seen).toHaveLength(hr.length)
      for (const field of CONFIDENTIAL_FIELDS) expect(seen).not.toContain(hr[RECORD_FIELDS.indexOf(field)])
    }
  })

  test('is printed with the facts that are true at every stop', async ({ page }) => {
    await page.goto(routes.dataSecurity)
    await page.emulateMedia({ media: 'print' })
    for (const name of RECORD_STOPS) await expect(page.locator(facts.withValue(name))).toBeVisible()
  })
})
