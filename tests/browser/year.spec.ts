/** The year of points on the policy page: priced with mouse, keyboard and touch, and what it is without a script. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { withAbsencePrice } from '../../src/lib/anywhere/year/absencePrice'
import { yearOfPoints } from '../../src/lib/anywhere/year/yearOfPoints'
import { opening as schema } from '../../src/schemas/opening/opening'
import { yearHooks } from '../../src/sections/feature/year/year.hooks'
import { WINDOW_POLICY } from '../../src/site/policy/examplePolicy'
import { routes } from '../../src/site/routes'

const opening = schema.parse(parse(readFileSync('src/content/features/policy-automation.yaml', 'utf8')).opening)
if (opening.kind !== 'year') throw new Error('The page no longer opens with a year.')
const { events, year, words } = opening
const OWN = WINDOW_POLICY.points.unplannedAbsence
const viewAt = (price: number) => yearOfPoints(events, withAbsencePrice(WINDOW_POLICY, price), year)

const button = (page: Page, name: 'less' | 'more') => page.getByRole('button', { name: words.price[name], exact: true })
const expectPrice = async (page: Page, price: number) => {
  await expect(page.locator(yearHooks.price.selector)).toHaveAttribute(yearHooks.price.attribute, String(price))
  await expect(page.locator(yearHooks.total.selector)).toHaveText(String(viewAt(price).atEnd))
}

test.beforeEach(async ({ page }) => {
  await page.goto(routes.policyAutomation)
})

test('shows the year at the price of the policy before anybody does anything, and without scripts', async ({ page, browser, baseURL }) => {
  await expectPrice(page, OWN)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(routes.policyAutomation)
  await expectPrice(plain, OWN)
  await expect(button(plain, 'more')).toBeHidden()
  await context.close()
})

test('works the whole year out again with the first press, and every one after it', async ({ page }) => {
  await button(page, 'more').click()
  await expectPrice(page, OWN + 0.5)
  await button(page, 'less').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expectPrice(page, OWN - 0.5)
  await expect(page.getByRole('status').filter({ hasText: String(viewAt(OWN - 0.5).atEnd) })).toHaveCount(1)
})

test('draws slabs as high as the ladder says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (let price = OWN; price < WINDOW_POLICY.points.noCallNoShow; price += 0.5) await button(page, 'more').click()
  await expectPrice(page, WINDOW_POLICY.points.noCallNoShow)
  const part = (name: string) => page.locator(yearHooks.part.withValue(name))
  const heightOf = async (name: string) => (await part(name).boundingBox())?.height ?? 0
  const last = viewAt(WINDOW_POLICY.points.noCallNoShow).piles.at(-1)
  const tardy = events.find(({ type }) => type === 'tardy')
  const [price, half] = [await heightOf(`${last?.day} slab 0`), await heightOf(`${tardy?.day} slab 0`)]
  expect(price / half).toBeCloseTo(WINDOW_POLICY.points.noCallNoShow / WINDOW_POLICY.points.tardy, 0)
})
