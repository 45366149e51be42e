/** The embedded form, on its own origin and in its frame. */
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { addressOf } from '#scripts/check-page/pageAddress.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'
import { blockIslands } from './heldIslands.ts'

const site = readSettings(process.env)
const FORM_URL = addressOf({ kind: 'demo-form', path: routes.demoForm })

/** The form expects a visitor to take some seconds. The start of the page is moved back, so that the test need not wait. */
async function openForm(page: Page, address = FORM_URL) {
  await page.addInitScript(() => {
    const sinceBegin = performance.now.bind(performance)
    performance.now = () => sinceBegin() + 60_000
  })
  await page.goto(address)
}
async function fillForm(place: Page | FrameLocator) {
  await place.locator('#name').fill('Test Person')
  await place.locator('#email').fill(`test-${Date.now()}@plant.example`)
  await place.locator('#company').fill('Plant <b>&</b> Co')
  await place.locator('#phone').fill('312 555 0100')
  await place.locator('#industry').selectOption('Other')
  await place.locator('#employees').fill('250')
  await place.locator('#consent').check()
}
const submitForm = (place: Page | FrameLocator) => place.locator('button[type="submit"]')
/** The format of the service's references. */
const REFERENCE = /PP-[2-9A-Z]{8}/

test('a demo request is sent, confirmed with a reference', async ({ page }) => {
  await openForm(page)
  await fillForm(page)
  const sent = page.waitForRequest('**/api/leads')
  await submitForm(page).click()
  // Counted from the start of the page, which `openForm` has moved back: a person who fills in a slowly loading form must not look like a
  // program.
  expect((await sent).postDataJSON().elapsed).toBeGreaterThanOrEqual(60_000)
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
test('if the service is down, the form keeps the typed text and shows the phone number', async ({ page }) => {
  await openForm(page)
  await fillForm(page)
  await page.route('**/api/leads', (route) => route.abort())
  await submitForm(page).click()
  await expect(page.locator(formPageAttributes.formSummary.selector)).toContainText(site.phone)
  await expect(page.locator('#company')).toHaveValue('Plant <b>&</b> Co')
  await page.unroute('**/api/leads')
  await submitForm(page).click()
  await expect(page.getByText(REFERENCE)).toBeVisible()
})
test('the demo form is sent as a plain form where the script’s modules cannot be fetched', async ({ page }) => {
  await blockIslands(page)
  await openForm(page)
  await fillForm(page)
  const sent = page.waitForRequest('**/api/leads')
  await submitForm(page).click()
  expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded')
  await expect(page.getByText(REFERENCE)).toBeVisible()
})
test('the demo form works without JavaScript: errors with what was typed, then the confirmation', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(FORM_URL)
  await fillForm(page)
  await page.locator('#phone').fill('1 2')
  await submitForm(page).click()
  await expect(page.locator(formPageAttributes.formSummary.selector)).toContainText('at least 7 digits')
  await expect(page.locator('#company')).toHaveValue('Plant <b>&</b> Co')
  await expect(page.locator('#industry')).toHaveValue('Other')
  await page.locator('#phone').fill('312 555 0100')
  await submitForm(page).click()
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await context.close()
})
test('in its frame, a sent request shrinks the frame by the three-part message', async ({ page }) => {
  await openForm(page, `${routes.requestDemo}?utm_source=fair`)
  const frame = page.frameLocator(DEMO_FRAME_SELECTOR)
  await fillForm(frame)
  const height = () => page.locator(DEMO_FRAME_SELECTOR).evaluate((element: HTMLIFrameElement) => Number.parseInt(element.style.height, 10))
  const formHeight = () => frame.locator('html').evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
  // A later report of the form's height would come between the messages of this test.
  await expect.poll(async () => (await height()) - (await formHeight())).toBe(DEMO_FRAME.heightAdjustment)
  const before = await height()
  await page.evaluate(() => {
    const messages: unknown[] = []
    Object.assign(window, { messages })
    addEventListener('message', ({ data }) => messages.push(data))
  })
  await submitForm(frame).click()
  await expect(frame.getByText(REFERENCE)).toBeVisible()
  await expect.poll(height).toBeLessThan(before)
  // One message with three parts. A message of two parts would change the height at once, instead of when the frame is in view.
  expect(await page.evaluate(() => Reflect.get(window, 'messages'))).toEqual([expect.stringMatching(/^demo-request\|\d+\|sent$/)])
})
