/** FAQ, help center, walk-throughs and the logo strip, as a visitor uses them. */
import { expect, test } from '@playwright/test'
import { faqSchema } from '#src/schemas/faq.ts'
import { videosSchema } from '#src/schemas/videos.ts'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { helpAttributes } from '#src/sections/help/help.attributes.ts'
import { walkthroughAttributes } from '#src/sections/videos/walkthrough.attributes.ts'
import { siteEntry } from '../lib/siteEntry.ts'

const { search, categories } = siteEntry('faq', faqSchema)
const asked = categories[0]?.faqs[0]?.id
const lastVideo = siteEntry('videos', videosSchema).videos.at(-1)?.id ?? ''

test('the help center hands its search to the FAQ, which arrives filled in', async ({ page }) => {
  await page.goto('/support/help-center')
  await page.locator('#help-search').fill('fmla')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\/faqs\?q=fmla/)
  await expect(page.locator('#faq-search')).toHaveValue('fmla')
  await expect(page.locator('mark').first()).toHaveText(/fmla/i)
})
test('an FAQ address opens its question, and the keyboard moves on', async ({ page }) => {
  await page.goto(`/support/faqs#faq-${asked}`)
  const open = page.locator(`${faqAttributes.disclosure.selector}[open]`)
  await expect(page.locator(`#faq-${asked}`).getByRole('paragraph')).toBeVisible()
  await page.locator(`#faq-${asked}-question`).focus()
  await page.keyboard.press('End')
  await expect(page.locator(faqAttributes.trigger.selector).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(0)
})
test('FAQ answers open without JavaScript, one at a time', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/support/faqs')
  const item = (index: number) => page.locator(faqAttributes.item.selector).nth(index)
  await item(0).locator('summary').click()
  await expect(item(0).getByRole('paragraph')).toBeVisible()
  await item(5).locator('summary').click()
  await expect(item(5).getByRole('paragraph')).toBeVisible()
  await expect(item(0).getByRole('paragraph')).toBeHidden()
  await context.close()
})
test('without JavaScript no search is offered that nothing answers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const path of ['/support/help-center', '/support/faqs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
  await expect(page.getByText(search.without)).toBeVisible()
  await context.close()
})
test('the index of categories leads to them, and on a phone makes way for what a search finds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/support/faqs')
  const category = page.locator('main a[href="#pricing"]')
  await category.click()
  await expect(page.locator('#pricing')).toBeInViewport()
  await page.locator('#faq-search').fill('points')
  await expect(category).toBeHidden()
  await page.locator('#faq-search').fill('')
  await expect(category).toBeVisible()
})
test('what a search found is marked in a color of the house, not in the browser’s yellow', async ({ page }) => {
  await page.goto('/support/faqs?q=points')
  const mark = page.locator('main mark').first()
  await expect(mark).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)')
  }
})
test('the search of the help center is as wide as what it searches', async ({ page }) => {
  await page.goto('/support/help-center')
  const search = await page.getByRole('search').locator('form').boundingBox()
  const answers = await page.locator('main ul').first().boundingBox()
  expect(search?.width).toBeCloseTo(answers?.width ?? 0, 0)
})
test('the help center says whether the desks are open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'))
  await page.goto('/support/help-center')
  await expect(page.locator(helpAttributes.hours.withValue('phone'))).toHaveText('Open now, until 6 PM Eastern')
})
test('the walk-throughs are one player: it plays, scrubs by keyboard, and opens the one of an address', async ({ page }) => {
  await page.goto(`/support/videos#${lastVideo}`)
  const shown = page.locator(walkthroughAttributes.shown.selector)
  await expect(shown).toHaveAttribute('id', lastVideo)
  await expect(shown).toBeInViewport()
  await page.locator(walkthroughAttributes.itemLink.selector).first().click()
  const line = page.locator(`${walkthroughAttributes.line.selector}[aria-current="step"]`)
  const lines = page.locator(walkthroughAttributes.shown.selector).locator(walkthroughAttributes.line.selector)
  await page.locator(walkthroughAttributes.scrubber.selector).press('ArrowRight')
  await expect(line).toHaveText((await lines.nth(1).textContent()) ?? '')
  const play = page.locator(walkthroughAttributes.play.selector)
  await play.click()
  await expect(play).toHaveAttribute(walkthroughAttributes.playing.attribute)
  await play.click()
  await expect(play).not.toHaveAttribute(walkthroughAttributes.playing.attribute)
})
test('the whole story is on the stage before it plays, and lights up where it stands', async ({ page }) => {
  await page.goto('/support/videos')
  const parts = page.locator(walkthroughAttributes.shown.selector).locator(walkthroughAttributes.part.selector)
  for (const part of await parts.all()) await expect(part).toBeVisible()
  const places = () =>
    parts.evaluateAll((all) => all.map((part) => part instanceof HTMLElement && [part.offsetTop, part.offsetHeight, part.offsetWidth]))
  const before = await places()
  const fill = parts.last().locator('> :last-child')
  await expect(fill).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (let step = 1; step < before.length; step++) await page.locator(walkthroughAttributes.step.withValue('1')).click()
  await expect(parts.last()).toHaveAttribute(walkthroughAttributes.now.attribute)
  await expect(fill).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await places()).toEqual(before)
})
test('without a script every walk-through stands there with its transcript, and nothing of it is only outlined', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/support/videos')
  const lines = await page.locator(walkthroughAttributes.line.selector).all()
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) await expect(line).toBeVisible()
  for (const part of await page.locator(`${walkthroughAttributes.part.selector} > :last-child`).all())
    await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await context.close()
})
test('the logo strip runs once around in 30 s, and pauses by button, hover and focus', async ({ page }) => {
  await page.goto('/productivity-pilot-difference')
  const track = page.locator(comparisonAttributes.track.selector)
  const style = (name: string) => track.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  expect(await style('animation-duration')).toBe('30s')
  const toggle = page.locator(comparisonAttributes.toggle.selector)
  const word = page.locator(comparisonAttributes.toggleWord.selector)
  const goesOn = (await word.getAttribute(comparisonAttributes.toggleWord.attribute)) ?? ''
  await expect(word).not.toHaveText(goesOn)
  await toggle.click()
  await expect(word).toHaveText(goesOn)
  await page.mouse.move(0, 0)
  expect(await style('animation-play-state')).toBe('paused')
  await page.locator(comparisonAttributes.toggle.selector).click()
  await page.mouse.move(0, 0)
  expect(await style('animation-play-state')).toBe('running')
  await page.locator(comparisonAttributes.strip.selector).hover()
  expect(await style('animation-play-state')).toBe('paused')
  await page.mouse.move(0, 0)
  expect(await style('animation-play-state')).toBe('running')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(toggle).toBeFocused()
  expect(await style('animation-play-state')).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await style('animation-name')).toBe('none')
})
test('the logo strip stands still without JavaScript, and shows every logo', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/productivity-pilot-difference')
  const strip = page.locator(comparisonAttributes.strip.selector)
  await expect(page.locator(comparisonAttributes.track.selector)).toHaveCSS('animation-name', 'none')
  await strip.scrollIntoViewIfNeeded()
  const logos = await strip.locator('li:visible').all()
  expect(logos.length).toBeGreaterThan(5)
  for (const logo of logos) await expect(logo).toBeInViewport({ ratio: 0.9 })
  await context.close()
})
test('guides download as PDF', async ({ request }) => {
  const guide = await request.get('/guides/manufacturing.pdf')
  expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
