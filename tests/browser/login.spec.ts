/** The login page, which has no login yet and says whom to ask. */
import { expect, test } from '@playwright/test'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { toastAttributes } from '#src/islandParts/toast/toast.attributes.ts'
import { loginSchema } from '#src/schemas/pages/login.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import { holdIslands } from './heldIslands.ts'

/** The words are an editor's. */
const { form: words } = readSiteEntry('pages/login', loginSchema)

test('the login accepts text that was submitted before hydration, and sends no request', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto(routes.customerLogin)
  const posts: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document', 'ping'].includes(request.resourceType())) posts.push(request.url())
  })
  await page.locator('#login-email').pressSequentially('someone@plant.example')
  await page.locator('#login-password').fill('secret')
  await page.locator('#login-password').press('Enter')
  await release()
  await expect(page.getByRole('alert')).toHaveText(LOGIN.message)
  await expect(page.locator('#login-email')).toHaveValue('someone@plant.example')
  await expect(page).toHaveURL(/customer-login$/)
  expect(posts).toEqual([])
})
test('the login answers a forgotten password', async ({ page }) => {
  await page.goto(routes.customerLogin)
  await page.getByRole('button', { name: words.forgot }).click()
  await expect(page.locator(toastAttributes.toast.selector)).toContainText(readSettings(process.env).phone)
  const links = page.getByRole('form').getByRole('link')
  await expect.poll(() => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))).toEqual(['tel:', 'mailto:'])
})
