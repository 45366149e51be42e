/** The embedded form, on its own origin and inside its frame. */
import { expect, type Page, test } from '@playwright/test'
import { demoHooks } from '../../src/sections/demo/demo.hooks'

const FORM = `http://localhost:${Number(process.env.FORM_PORT) || 4322}/embed/demo-request`

/** A person takes some seconds; the page's start is moved back so that the test need not. */
async function open(page: Page, address = FORM) {
  await page.addInitScript(() => {
    const begin = performance.timeOrigin - 60_000
    Object.defineProperty(performance, 'timeOrigin', { get: () => begin })
  })
  await page.goto(address)
}
async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Test Person')
  await page.getByLabel('Work e-mail').fill(`test-${Date.now()}@plant.example`)
  await page.getByLabel('Company').fill('Plant <b>&</b> Co')
  await page.getByLabel('Phone').fill('312 555 0100')
  await page.getByLabel('Industry').selectOption('Logistics')
  await page.getByLabel('Hourly employees').fill('250')
  await page.getByLabel(/You may call/).check()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Request my demo' })

test('a request is sent, confirmed with a reference', async ({ page }) => {
  await open(page)
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is in')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/PP-[2-9A-Z]{8}/)).toBeVisible()
})
test('errors stand beside their fields, the summary has focus, and nothing typed is lost', async ({ page }) => {
  await open(page)
  await page.getByLabel('Your name').fill('Test Person')
  await page.getByLabel('Your name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Some fields need another look')
  await expect(page.locator(demoHooks.formSummary.selector)).toBeFocused()
  await expect(page.getByLabel('Work e-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#email-error')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Test Person')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Work e-mail/ })
    .click()
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
})
test('a service that is down keeps what was typed and names the phone', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.route('**/api/leads', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('(312) 555-0142')
  await expect(page.getByLabel('Company')).toHaveValue('Plant <b>&</b> Co')
  await page.unroute('**/api/leads')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is in')
})
test('what was typed before the script came is sent', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/_assets\/(DemoForm|client)\./, async (route) => {
    await gate.promise
    await route.continue()
  })
  await open(page)
  await fill(page)
  await page.getByLabel('Your name').press('Enter')
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is in')
})
test('works without JavaScript: errors with what was typed, then the confirmation', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(FORM)
  await fill(page)
  await page.getByLabel('Phone').fill('1 2')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('at least 7 digits')
  await expect(page.getByLabel('Company')).toHaveValue('Plant <b>&</b> Co')
  await expect(page.getByLabel('Industry')).toHaveValue('Logistics')
  await page.getByLabel('Phone').fill('312 555 0100')
  await submit(page).click()
  await expect(page.getByText(/PP-[2-9A-Z]{8}/)).toBeVisible()
  await context.close()
})
test('in its frame, a sent request shrinks the frame by the three-part message', async ({ page }) => {
  await open(page, '/request-demo?utm_source=fair')
  const frame = page.frameLocator('iframe[title="Schedule Your Demo"]')
  await frame.getByLabel('Your name').fill('Framed Person')
  await frame.getByLabel('Work e-mail').fill('framed@plant.example')
  await frame.getByLabel('Company').fill('Framed')
  await frame.getByLabel('Phone').fill('312 555 0100')
  await frame.getByLabel('Industry').selectOption('Logistics')
  await frame.getByLabel('Hourly employees').fill('90')
  await frame.getByLabel(/You may call/).check()
  const height = () =>
    page.locator('iframe[title="Schedule Your Demo"]').evaluate((element: HTMLIFrameElement) => Number.parseInt(element.style.height, 10))
  const before = await height()
  await frame.getByRole('button', { name: 'Request my demo' }).click()
  await expect(frame.getByText(/PP-[2-9A-Z]{8}/)).toBeVisible()
  await expect.poll(height).toBeLessThan(before)
})
