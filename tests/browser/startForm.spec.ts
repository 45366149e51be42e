/** A demo request that begins at the end of another page. */
import { expect, type Page, test } from '@playwright/test'
import { readRequestWords } from '#scripts/lib/entries/siteEntry.ts'
import { startFormAttributes } from '#src/sections/closing/startForm.attributes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'

/** A page that ends with the form. Editors choose how pages end. */
const START_PAGE = builtPages.find((page) => readHtml(page).includes(`${startFormAttributes.form.attribute}=`))?.path ?? ''
test.skip(START_PAGE === '', 'No page ends with the form.')

const submitStartForm = async (page: Page) => {
  await page.goto(START_PAGE)
  await page.locator(startFormAttributes.field.withValue('email')).fill('ana@plant.example')
  await page.locator(startFormAttributes.field.withValue('employees')).fill('250')
  await page.locator(startFormAttributes.field.withValue('employees')).press('Enter')
}

test.describe('the form at the end of a page', () => {
  test('passes its input to the form, and puts it into no address and no storage', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await submitStartForm(page)
    const form = page.frameLocator(DEMO_FRAME_SELECTOR)
    await expect(form.locator('#email')).toHaveValue('ana@plant.example')
    await expect(form.locator('#employees')).toHaveValue('250')
    await expect(page).toHaveURL(/\/request-demo$/)
    expect(addresses.filter((address) => /ana(?:@|%40)|plant\.example/.test(address))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana@')
    // After a reload the form asks nothing twice, and the earlier input does not come back.
    await page.reload()
    await expect(form.locator('#email')).toBeVisible()
    await expect(form.locator('#email')).toHaveValue('')
  })
  test('shows an error at its field and in the title, and stays', async ({ page }) => {
    await page.goto(START_PAGE)
    const email = page.locator(startFormAttributes.field.withValue('email'))
    await email.fill('bad')
    await page.locator(startFormAttributes.form.selector).getByRole('button').click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(readRequestWords().errors.wrongEmail)
    await expect(page.locator(startFormAttributes.error.selector)).toBeVisible()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page).toHaveURL(new RegExp(`${START_PAGE}$`))
    await email.fill('ana@plant.example')
    await expect(page.locator(startFormAttributes.error.selector)).toBeHidden()
    await expect(page).not.toHaveTitle(/^Error: /)
  })
  test('the email typed on another page is sent with the rest of the demo request', async ({ page }) => {
    await submitStartForm(page)
    const form = page.frameLocator(DEMO_FRAME_SELECTOR)
    await expect(form.locator('#email')).toHaveValue('ana@plant.example')
    await form.locator('#name').fill('Ana Test')
    await form.locator('#company').fill('Plant')
    await form.locator('#phone').fill('312 555 0100')
    await form.locator('#industry').selectOption('Other')
    await form.locator('#consent').check()
    const sent = page.waitForRequest('**/api/leads')
    await form.locator('button[type="submit"]').click()
    expect((await sent).postDataJSON()).toMatchObject({ email: 'ana@plant.example', employees: 250 })
  })
  test('leads to the empty form without JavaScript, which asks for all of it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(START_PAGE)
    await expect(page.locator(startFormAttributes.field.withValue('email'))).toBeHidden()
    await page.locator(startFormAttributes.form.selector).getByRole('button').click()
    await expect(page).toHaveURL(/\/request-demo\??$/)
    await expect(page.frameLocator(`${DEMO_FRAME_SELECTOR} >> visible=true`).locator('#email')).toHaveValue('')
    await context.close()
  })
})
