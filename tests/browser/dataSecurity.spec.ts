/** The path of one record on the data security page: a choice of stations, without a script. */
import { expect, test } from '@playwright/test'
import { dataSecurityAttributes } from '../../src/sections/data-security/dataSecurity.attributes'
import { FIRST_STATION, STATIONS } from '../../src/sections/data-security/recordStations'
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS } from '../../src/site/policy/recordViews'
import { routes } from '../../src/site/routes'

const { facts, station, window } = dataSecurityAttributes

test.describe('the path of one record', () => {
  test.use({ javaScriptEnabled: false })

  test('goes from station to station by mouse and by arrow keys', async ({ page }) => {
    await page.goto(routes.dataSecurity)
    await expect(page.locator(facts.withValue(FIRST_STATION))).toBeVisible()
    await page.locator(station.withValue('call')).click()
    for (const [index, name] of STATIONS.entries()) {
      await expect(page.locator(facts.withValue(name))).toBeVisible()
      await expect(page.locator(`${facts.selector}:visible`)).toHaveCount(1)
      if (index < STATIONS.length - 1) await page.keyboard.press('ArrowRight')
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

  test('is printed with what holds at every station', async ({ page }) => {
    await page.goto(routes.dataSecurity)
    await page.emulateMedia({ media: 'print' })
    for (const name of STATIONS) await expect(page.locator(facts.withValue(name))).toBeVisible()
  })
})
