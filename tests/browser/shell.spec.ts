/**
 * Header, drawer, toasts and navigation, with pointer, touch and keyboard. What could fail in one engine alone is in tests/engines/.
 */
import { expect, type Page, test } from '@playwright/test'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { toastAttributes } from '#src/islandParts/toast/toast.attributes.ts'
import { everyPageSchema } from '#src/schemas/shared/everyPage.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { listOpenings } from '../lib/openings.ts'
import { countMenuPages } from '../lib/siteMenus.ts'
import { specifiedFeature, specifiedIndustry } from '../lib/specifiedPages.ts'

const { header } = readSiteEntry('shared/every-page', everyPageSchema)

const panelLinks = (page: Page) => page.locator(`${shellAttributes.menuPanel.selector} a:visible`)
const panelLink = (page: Page) => page.locator(`${shellAttributes.menuPanel.selector} a[href="${specifiedFeature('policy-automation')}"]`)

test.describe('the menus', () => {
  const features = (page: Page) => page.getByRole('button', { name: 'Features' })
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.home)
  })

  test('let Tab go from a button into its panel and on to the next button', async ({ page }) => {
    await features(page).focus()
    await features(page).press('Enter')
    await expect(panelLink(page)).toBeVisible()
    for (const link of await panelLinks(page).all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Industries' })).toBeFocused()
    // An open menu closes when focus leaves it, so that it does not cover the next focused element.
    await expect(features(page)).toHaveAttribute('aria-expanded', 'false')
  })
  test('stay open if a visitor hovers and clicks in quick succession, and list the industries in two columns', async ({ page }) => {
    const industries = page.getByRole('button', { name: 'Industries' })
    await features(page).hover()
    await expect(features(page)).toHaveAttribute('aria-expanded', 'true')
    await industries.click()
    await expect(panelLinks(page)).toHaveCount(countMenuPages('industries'))
    await expect(industries).toHaveAttribute('aria-expanded', 'true')
    const lefts = await panelLinks(page).evaluateAll(
      (all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().left))).size,
    )
    expect(lefts).toBe(2)
  })
  test('fetch the picture of the industries when they open, and not before', async ({ page }) => {
    const picture = page.locator(`${shellAttributes.menuPanel.selector} img`)
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    // Waiting for the other menu's panel, which opens as slowly, rules out that this one was merely late.
    await features(page).click()
    await expect(panelLink(page)).toBeVisible()
    expect(await isThere()).toBe(false)
    await page.getByRole('button', { name: 'Industries' }).click()
    await expect.poll(isThere).toBe(true)
  })
  test('do not open if Escape was pressed while hovering', async ({ page }) => {
    await page.clock.install()
    await features(page).click()
    await features(page).click()
    await expect(features(page)).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(0, 400)
    await page.clock.runFor(1000)
    await features(page).hover()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(features(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })
  const open = (page: Page) => page.getByRole('button', { name: 'Open menu' })

  test('holds focus, closes on Escape and gives focus back', async ({ page }) => {
    await page.goto(routes.home)
    await open(page).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // More stops than the dialog has, so that focus wraps around. Between the last and the first stop the body has the focus, which stands
    // for the browser's own window.
    const stops = await dialog.locator('a, button').count()
    const first = await dialog.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const walked: string[] = []
    for (let step = 0; step < stops + 3; step++) {
      await page.keyboard.press('Tab')
      const place = await dialog.evaluate((element) => {
        const { activeElement } = document
        if (activeElement === document.body) return 'browser'
        return element.contains(activeElement) ? (activeElement?.getAttribute('aria-label') ?? 'drawer') : 'page behind'
      })
      walked.push(place)
    }
    expect(walked).not.toContain('page behind')
    expect(walked.filter((place) => place === 'browser').length).toBeLessThan(2)
    expect(walked).toContain(first)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open(page)).toBeFocused()
  })
  test('keeps the page behind it still, and closes on a press beside it, or where the window has room for the menus', async ({ page }) => {
    await page.goto(routes.home)
    await open(page).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.touchscreen.tap(10, 400)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(open(page)).toBeFocused()
    await open(page).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
})

test('the current link is marked', async ({ page }) => {
  await page.goto(routes.customerLogin)
  await expect(page.locator(`footer a[href="${routes.customerLogin}"]`)).toHaveAttribute('aria-current', 'page')
  await page.goto(routes.home)
  await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute('href', '/')
})

test('wide headers have plain links without a script, and no menu that could not open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(routes.blog)
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const { label } of header.links) await expect(main.getByRole('link', { name: label })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="${specifiedFeature('policy-automation')}"]`)).toBeVisible()
  await context.close()
})

test('a copied link is confirmed by a message that F8 reaches', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${routes.requestDemo}?utm_source=fair&topic=penetration-test&gclid=1`)
  await page.locator(`main ${sharedAttributes.copyLink.selector}`).click()
  await expect(page.locator(toastAttributes.toast.withValue('default'))).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/request-demo\?topic=penetration-test$/)
  await page.keyboard.press('F8')
  await expect(page.locator('ol:focus')).toHaveCount(1)
})

test('the header is a part of home’s night, dark over other dark first screens, and paper elsewhere', async ({ page }) => {
  const backgrounds = () =>
    page.evaluate(() =>
      ['header', 'main > section', 'body > footer'].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
      ),
    )
  await page.goto(routes.home)
  const [overNight, night] = await backgrounds()
  expect(overNight).toBe(night)
  const [, , deck] = await backgrounds()
  for (const { path } of listOpenings('shift-offer')) {
    await page.goto(path)
    const [overDark] = await backgrounds()
    expect(overDark).toBe(deck)
  }
  await page.goto(routes.requestDemo)
  // No line separates header and sky, and the header has the sky's color.
  const [overSky] = await backgrounds()
  expect(overSky).not.toBe(deck)
  await expect(page.locator('header')).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  await page.goto(routes.blog)
  const [overPaper] = await backgrounds()
  expect(overPaper).not.toBe(deck)
})

for (const path of [specifiedFeature('attendance-tracking'), specifiedFeature('policy-automation')]) {
  test(`of the wide bands of ${path} that are cream in the light theme, the first is warm in the dark theme and the others are gray`, async ({
    page,
  }) => {
    const warmFields = () =>
      page.locator('main > section').evaluateAll((sections) =>
        sections.flatMap((section, index) => {
          const [, chroma, hue] = getComputedStyle(section).backgroundColor.match(/^oklch\([\d.]+ ([\d.]+) ([\d.]+)/) ?? []
          return Number(chroma) > 0.02 && Number(hue) < 100 ? [index] : []
        }),
      )
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    const byDay = await warmFields()
    expect(byDay.length).toBeGreaterThan(1)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(warmFields).toEqual(byDay.slice(0, 1))
  })
}

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(routes.home)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // A page whose board has a row that flips.
  await page.goto(specifiedIndustry('manufacturing'))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator(uiAttributes.flip.withValue('to')).first()).toBeVisible()
})

test.describe('pages that are not there', () => {
  test('show the right text, even on a host with a single error page', async ({ page, request }) => {
    const body = await (await request.get('/nothing-here')).text()
    await page.route('**/blog/gone', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
    await page.goto(routeTo.article('gone'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND.post.heading)
  })
})
