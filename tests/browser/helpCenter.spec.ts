/** The help center, as a visitor uses it. */
import { expect, test } from '@playwright/test'
import { helpCenterAttributes } from '#src/sections/helpCenter/helpCenter.attributes.ts'
import { routes } from '#src/site/routes.ts'

test('the search of the help center is as wide as what it searches', async ({ page }) => {
  await page.goto(routes.helpCenter)
  const search = await page.getByRole('search').locator('form').boundingBox()
  const answers = await page.locator('main ul').first().boundingBox()
  expect(search?.width).toBeCloseTo(answers?.width ?? 0, 0)
})
test('the help center says whether the desks are open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'))
  await page.goto(routes.helpCenter)
  await expect(page.locator(helpCenterAttributes.hours.withValue('phone'))).toHaveText('Open now, until 6 PM Eastern')
})
