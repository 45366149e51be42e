/** The walk-throughs, as a visitor uses them. */
import { expect, test } from '@playwright/test'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { walkthroughsSchema } from '#src/schemas/pages/walkthroughs.ts'
import { walkthroughAttributes } from '#src/sections/walkthroughs/walkthrough.attributes.ts'
import { routes } from '#src/site/routes.ts'

const lastWalkthrough = readSiteEntry('pages/walkthroughs', walkthroughsSchema).walkthroughs.at(-1)?.id ?? ''

test('the walk-throughs are one player: it plays, scrubs by keyboard, and opens the one of an address', async ({ page }) => {
  await page.goto(`${routes.walkthroughs}#${lastWalkthrough}`)
  const shown = page.locator(walkthroughAttributes.shown.selector)
  await expect(shown).toHaveAttribute('id', lastWalkthrough)
  await expect(shown).toBeInViewport()
  await page.locator(walkthroughAttributes.itemLink.selector).first().click()
  const line = page.locator(`${walkthroughAttributes.transcriptLine.selector}[aria-current="step"]`)
  const lines = page.locator(walkthroughAttributes.shown.selector).locator(walkthroughAttributes.transcriptLine.selector)
  await page.locator(walkthroughAttributes.scrubber.selector).press('ArrowRight')
  await expect(line).toHaveText((await lines.nth(1).textContent()) ?? '')
  const play = page.locator(walkthroughAttributes.play.selector)
  await play.click()
  await expect(play).toHaveAttribute(walkthroughAttributes.playing.attribute)
  await play.click()
  await expect(play).not.toHaveAttribute(walkthroughAttributes.playing.attribute)
})
test('the whole story is there before it plays, and its current step lights up', async ({ page }) => {
  await page.goto(routes.walkthroughs)
  const parts = page.locator(walkthroughAttributes.shown.selector).locator(walkthroughAttributes.part.selector)
  expect(await parts.count()).toBeGreaterThan(1)
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
test('without a script every walk-through shows its transcript, and no step is only an outline', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(routes.walkthroughs)
  const lines = await page.locator(walkthroughAttributes.transcriptLine.selector).all()
  expect(lines).not.toEqual([])
  for (const line of lines) await expect(line).toBeVisible()
  const fills = await page.locator(`${walkthroughAttributes.part.selector} > :last-child`).all()
  expect(fills).not.toEqual([])
  for (const fill of fills) await expect(fill).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await context.close()
})
