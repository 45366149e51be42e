/** The blog as readers use it. */
import { expect, test } from '@playwright/test'

const ARTICLE = '/blog/employee-call-in-procedures-policy-templates-compliance-2025'

test('the section that is read is marked, and the list of sections stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(ARTICLE)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await toc.locator('a[href="#workflow"]').click()
  await expect(toc.locator('[aria-current]')).toHaveAttribute('href', '#workflow')
  await expect(toc).toBeInViewport()
  await page.locator('#compliance').evaluate((section) => window.scrollTo(0, section.getBoundingClientRect().top + scrollY - 119))
  await expect(toc.locator('[aria-current]')).toHaveAttribute('href', '#compliance')
})
test('the list of sections is folded on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(ARTICLE)
  const link = page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#workflow"]')
  await expect(link).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await expect(link).toBeVisible()
})
test('links made from the other outline work', async ({ page }) => {
  await page.goto(`${ARTICLE}#managers`)
  await expect(page.locator('section:has(#managers)').getByRole('heading', { level: 2 })).toBeInViewport()
})
test('a heading’s link and a template can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ARTICLE)
  await page
    .locator('#workflow')
    .getByRole('button', { name: /Copy the link/ })
    .click()
  await expect(page.locator('[data-toast]')).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${ARTICLE}#workflow`)
  await page.locator('.template-card').first().getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('[data-toast]')).toContainText('Template copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# .+\n\n## .+/)
})
test('templates download as Word and Markdown', async ({ request }) => {
  const word = await request.get('/templates/point-policy.docx')
  expect(word.headers()['content-type']).toContain('wordprocessingml')
  expect((await word.body()).subarray(0, 2).toString()).toBe('PK')
  expect(await (await request.get('/templates/point-policy.md')).text()).toMatch(/^# .+\n/)
})
test('the attendance article has one question open at a time', async ({ page }) => {
  await page.goto('/blog/managing-employee-attendance-2025')
  const questions = page.locator('details.faq')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})
test('articles print without what only makes sense on a screen', async ({ page }) => {
  await page.goto(ARTICLE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header[data-shell]')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.locator('#compliance')).toBeVisible()
})
test('a page number out of range opens the last page', async ({ page }) => {
  await page.goto('/blog?page=999')
  const all = await page.locator('[data-blog-card]').count()
  const pages = Math.max(1, Math.ceil(all / 12))
  await expect(page.locator('[data-blog-card]:visible')).toHaveCount(all - (pages - 1) * 12)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  if (pages === 1) await expect(pager).toBeHidden()
  else await expect(pager).toContainText(`Page ${pages} of ${pages}`)
})
