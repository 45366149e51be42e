/**
 * The page of the demo request: the form in its frame, and the fallback without it. startForm.spec.ts tests requests that begin on another
 * page.
 */
import { expect, test } from '@playwright/test'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'

const site = readSettings(process.env)

test.describe('the page of the demo request', () => {
  test('frames the form on its own origin and follows its height', async ({ page }) => {
    await page.goto(`${routes.requestDemo}?utm_source=fair&utm_medium=a%26b&email=me%40x.example`)
    const iframe = page.locator(DEMO_FRAME_SELECTOR)
    // The frame gets its address once the page is painted.
    await expect(iframe).toHaveAttribute('src', /./)
    const source = new URL((await iframe.getAttribute('src')) ?? '')
    expect(source.origin).not.toBe(new URL(page.url()).origin)
    expect(Object.fromEntries(source.searchParams)).toEqual({ utm_source: 'fair', utm_medium: 'a&b', landing: routes.requestDemo })
    await expect(page.frameLocator(DEMO_FRAME_SELECTOR).getByRole('heading', { level: 1 })).toBeVisible()
    const outer = () => iframe.evaluate((element: HTMLIFrameElement) => Number.parseInt(element.style.height, 10))
    const inner = () =>
      page
        .frameLocator(DEMO_FRAME_SELECTOR)
        .locator('html')
        .evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
    await expect.poll(async () => (await outer()) - (await inner())).toBe(DEMO_FRAME.heightAdjustment)
  })
  // One column (1000 px) leaves more space than the frame needs, and so does the layout beside the benefits (1680 px).
  for (const width of [1000, 1680]) {
    test(`the page of the demo request starts with the specified height and width in a window of ${width} px`, async ({ page }) => {
      await page.route('**/embed/**', (route) => route.abort())
      await page.setViewportSize({ width, height: 900 })
      await page.goto(routes.requestDemo)
      expect(await page.locator(DEMO_FRAME_SELECTOR).boundingBox()).toMatchObject({
        width: DEMO_FRAME.maxWidth,
        height: DEMO_FRAME.initialHeight,
      })
    })
  }
  test('shows a form that sends no messages: without scripts it can still be filled in and sent', async ({ page }) => {
    await page.route('**/embed/**', (route) => route.fulfill({ contentType: 'text/html', body: '<form><input name="email"></form>' }))
    await page.goto(routes.requestDemo)
    const email = page.frameLocator(DEMO_FRAME_SELECTOR).locator('[name="email"]')
    await expect(email).toBeVisible()
    // Check before `fill`, which would focus the field: the form must be visible to a visitor who does nothing.
    const isSeen = () =>
      page.locator(DEMO_FRAME_SELECTOR).evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    await expect.poll(isSeen).toBe(true)
    await email.fill('ana@plant.example')
  })
  test('the form’s frame gets the campaign of the page on which the visitor landed', async ({ page }) => {
    await page.goto(`${routes.home}?gclid=abc`)
    await page.locator('header').getByRole('link', { name: 'Request Demo' }).click()
    await expect(page.locator(DEMO_FRAME_SELECTOR)).toHaveAttribute('src', /gclid=abc/)
  })
  for (const width of [360, 1280]) {
    test(`the page of the demo request has no layout shift at ${width} px while the form loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const gate = Promise.withResolvers<void>()
      await page.route('**/embed/**', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto(routes.requestDemo, { waitUntil: 'commit' })
      // Wait for the fonts, because this test is about the form. Lighthouse measures shifts that fonts cause.
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        Object.assign(window, { shifted: 0 })
      })
      const below = `#form ${sharedAttributes.copyLink.selector}`
      // The worst case: the visitor reads below the frame when the form arrives and turns out to be shorter.
      await page.locator(below).scrollIntoViewIfNeeded()
      gate.resolve()
      const height = () => page.locator(DEMO_FRAME_SELECTOR).evaluate((element: HTMLIFrameElement) => element.style.height)
      await expect.poll(height).toMatch(/^\d+px$/)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
      await expect(page.locator(below)).toBeInViewport()
    })
  }
  test('names the topic of the address on the page and in the form, and no other', async ({ page }) => {
    await page.goto(`${routes.requestDemo}?topic=penetration-test`)
    const named = `${demoAttributes.topic.selector}:visible`
    await expect(page.locator(named)).toHaveAttribute(demoAttributes.topic.attribute, 'penetration-test')
    await expect(page.frameLocator(DEMO_FRAME_SELECTOR).locator(named)).toHaveAttribute(demoAttributes.topic.attribute, 'penetration-test')
    await page.goto(`${routes.requestDemo}?topic=something-else`)
    await expect(page.frameLocator(DEMO_FRAME_SELECTOR).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(named)).toHaveCount(0)
    await expect(page.locator(DEMO_FRAME_SELECTOR)).not.toHaveAttribute('src', /topic/)
  })
  test('has "Error: " in its own title while the form in the frame has it', async ({ page }) => {
    await page.goto(routes.requestDemo)
    const form = page.frameLocator(DEMO_FRAME_SELECTOR)
    await expect(form.locator('#name')).toBeVisible()
    const title = await page.title()
    await form.locator('button[type="submit"]').click()
    await expect(page).toHaveTitle(`Error: ${title}`)
    // A new document in the frame has no errors.
    await page.locator(DEMO_FRAME_SELECTOR).evaluate((element: HTMLIFrameElement) => element.setAttribute('src', element.src))
    await expect(page).toHaveTitle(title)
  })
  test('passes its theme, and later changes, to the form', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(routes.customerLogin)
    await page.locator(themeAttributes.choice.withValue('dark')).click()
    await page.goto(routes.requestDemo)
    const form = page.frameLocator(DEMO_FRAME_SELECTOR).locator('html')
    await expect(form).toHaveAttribute(themeAttributes.theme.attribute, 'dark')
    await page.locator(themeAttributes.choice.withValue('light')).click()
    await expect(form).toHaveAttribute(themeAttributes.theme.attribute, 'light')
    await page.locator(themeAttributes.choice.withValue('system')).click()
    await expect(form).not.toHaveAttribute(themeAttributes.theme.attribute)
  })
  test('shows the form on a phone’s first screen; below it, the timeout begins only when the frame comes near', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(routes.requestDemo)
    await expect(page.locator(DEMO_FRAME_SELECTOR)).toBeInViewport()
    // When zoomed in, the form is below the first screen.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.clock.install()
    await page.route('**/embed/**', (route) => route.abort())
    await page.goto(routes.requestDemo)
    const fallback = page.locator(demoAttributes.fallback.selector)
    await page.clock.fastForward(60_000)
    await expect(fallback).toBeHidden()
    await page.locator(DEMO_FRAME_SELECTOR).scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000)
        return fallback.isVisible()
      })
      .toBe(true)
  })
  test('offers an alternative when the form does not load', async ({ page }) => {
    await page.clock.install()
    await page.route('**/embed/**', (route) => route.abort())
    await page.goto(routes.requestDemo)
    const fallback = page.locator(demoAttributes.fallback.selector)
    // Screen readers announce text that is added to an existing live region, but often not a region that appears together with its text.
    await expect(page.locator(`[role="status"]:not([hidden]) > ${demoAttributes.fallback.selector}[hidden]`)).toHaveCount(1)
    await expect(fallback).toBeHidden()
    await page.clock.fastForward(10_000)
    await expect(fallback.getByRole('link', { name: site.phone })).toBeVisible()
    await expect(fallback.locator(`a[href*="${routes.demoForm}"]`)).toBeVisible()
  })
})
