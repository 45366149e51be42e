/** The customer login, which is a door that stays shut and says who opens. */
import { expect, test } from '@playwright/test'
import { toastHooks } from '../../src/islands/toast/toast.hooks'
import { readSettings } from '../../src/site/settings'

const MESSAGE = 'This is a demo environment. Please contact support for access to the customer portal.'

test('the login takes what was typed and submitted before its code came, and asks nobody', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/_assets\/(LoginForm|client)\./, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/customer-login')
  const posts: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document', 'ping'].includes(request.resourceType())) posts.push(request.url())
  })
  await page.locator('#login-email').pressSequentially('someone@plant.example')
  await page.locator('#login-password').fill('secret')
  await page.locator('#login-password').press('Enter')
  gate.resolve()
  await expect(page.getByRole('alert')).toHaveText(MESSAGE)
  await expect(page.locator('#login-email')).toHaveValue('someone@plant.example')
  await expect(page).toHaveURL(/customer-login$/)
  expect(posts).toEqual([])
})
test('the login answers a forgotten password', async ({ page }) => {
  await page.goto('/customer-login')
  await page.locator('form button[type="button"]').last().click()
  await expect(page.locator(toastHooks.toast.selector)).toContainText(readSettings(process.env).phone)
  const links = page.getByRole('form').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))).toEqual(['tel:', 'mailto:'])
})
