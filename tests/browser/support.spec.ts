/** FAQ, help center, walk-throughs and the logo strip, as a visitor uses them. */
import { expect, test } from '@playwright/test'
import { comparisonHooks } from '../../src/sections/comparison/comparison.hooks'
import { faqHooks } from '../../src/sections/faq/faq.hooks'
import { helpHooks } from '../../src/sections/help/help.hooks'
import { videosHooks } from '../../src/sections/videos/videos.hooks'

test('the help center hands its search to the FAQ, which arrives filled in', async ({ page }) => {
  await page.goto('/support/help-center')
  await page.getByLabel('Search the answers').fill('fmla')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\/faqs\?q=fmla/)
  await expect(page.getByLabel('Search questions and answers')).toHaveValue('fmla')
  await expect(page.locator('mark').first()).toHaveText(/fmla/i)
})
test('an FAQ address opens its question, and the keyboard moves on', async ({ page }) => {
  await page.goto('/support/faqs#faq-languages')
  const button = page.locator('#faq-languages-button')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#faq-languages-panel')).toBeVisible()
  await button.focus()
  await page.keyboard.press('End')
  await expect(page.locator(faqHooks.trigger.selector).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
test('FAQ answers can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/support/faqs')
  await expect(page.locator(faqHooks.panel.selector).last()).toBeVisible()
  await context.close()
})
test('the help center says whether the desks are open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'))
  await page.goto('/support/help-center')
  await expect(page.locator(`[${helpHooks.hours.attribute}="phone"]`)).toHaveText('Open now, until 6 PM Eastern')
})
test('a walk-through plays and steps', async ({ page }) => {
  await page.goto('/support/videos')
  const player = page.getByRole('group', { name: 'An employee texts in' })
  await expect(player.locator(videosHooks.caption.selector)).toContainText('1/4')
  await player.getByRole('button', { name: 'Next step' }).click()
  await expect(player.locator(videosHooks.caption.selector)).toContainText('2/4')
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
})
test('the logo strip runs once around in 30 s, and pauses by button, hover and focus', async ({ page }) => {
  await page.goto('/productivity-pilot-difference')
  const track = page.locator(comparisonHooks.track.selector)
  const style = (name: string) => track.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  expect(await style('animation-duration')).toBe('30s')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  expect(await style('animation-play-state')).toBe('paused')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  expect(await style('animation-play-state')).toBe('running')
  await page.locator(comparisonHooks.strip.selector).hover()
  expect(await style('animation-play-state')).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await style('animation-name')).toBe('none')
})
test('guides download as PDF', async ({ request }) => {
  const guide = await request.get('/guides/manufacturing.pdf')
  expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
