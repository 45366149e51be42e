/** "On this page" with the keyboard, with large text and in small windows: it must not cover the focused element. WCAG 2.2: 2.4.11. */
import { expect, type Page, test } from '@playwright/test'
import { consentAttributes } from '#src/sections/analytics/consent.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { CALL_IN_ARTICLE } from '../lib/specifiedPages.ts'

const contentsNav = (page: Page) => page.locator(documentAttributes.toc.selector)

async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** @returns the focused element if something else covers it completely, or null */
const findCoveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const shares = [0.1, 0.5, 0.9]
    const isSeen = Array.from(element.getClientRects()).some((box) =>
      shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }),
      ),
    )
    return isSeen ? null : `${element.tagName} “${element.textContent?.slice(0, 40)}”`
  })

/** Presses a key repeatedly: no element that gets the focus may be covered. */
async function expectUncoveredStops(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<void> {
  const stops = await page.evaluateHandle(() => new Set<Element | null>())
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    await stops.evaluate((all) => all.add(document.activeElement))
    // The page may scroll to the element, and the list fold, a moment after the key.
    await expect.poll(() => findCoveredFocus(page)).toBeNull()
  }
  // Without this, focus that does not move, or has left the page, would pass.
  expect(await stops.evaluate((all) => all.size)).toBeGreaterThan(presses * 0.8)
}

for (const [width, height] of [
  [390, 700],
  [320, 256],
] as const) {
  test(`the open list makes room for what comes after it, at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(CALL_IN_ARTICLE)
    await contentsNav(page).locator('summary').press('Enter')
    const links = await contentsNav(page).getByRole('link').count()
    await expectUncoveredStops(page, 'Tab', links + 10)
  })
}

test('Escape folds the list of contents and gives focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(CALL_IN_ARTICLE)
  const bar = contentsNav(page).locator('summary')
  await bar.press('Enter')
  await page.keyboard.press('Tab')
  await expect(contentsNav(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(contentsNav(page).getByRole('link').first()).toBeHidden()
  await expect(bar).toBeFocused()
})

for (const size of [16, 20, 24, 32]) {
  test.describe(`beside the list of contents, with text of ${size} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setTextSize(page, size)
      await page.goto(CALL_IN_ARTICLE)
    })
    test('tabbing backward, header and bar cover no focused element', async ({ page }) => {
      await page.locator('footer a').first().focus()
      await expectUncoveredStops(page, 'Shift+Tab', 60)
    })
    test('a chosen section lands below header and bar, and is marked', async ({ page }) => {
      await contentsNav(page).locator('summary').click()
      await contentsNav(page).locator('a[href="#compliance"]').click()
      await expect(contentsNav(page).locator('[aria-current]')).toHaveAttribute('href', '#compliance')
      const heading = page.locator('#compliance h2')
      await expect(heading).toBeInViewport({ ratio: 1 })
      const isOnTop = () =>
        heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + 5, top + 5))
        })
      await expect.poll(isOnTop).toBe(true)
    })
  })
}

test('in a window of 320×256 nothing stays above the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(CALL_IN_ARTICLE)
  await page.locator('#compliance h2').evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await expect(page.locator(`header${sharedAttributes.shell.selector}`)).not.toBeInViewport()
  await expect(contentsNav(page)).not.toBeInViewport()
})

/**
 * Adds a consent bar as high as `consent.client.ts` reports it, with its styles. The tested site has no analytics, and so no bar of its
 * own.
 */
async function showConsentBar(page: Page, height: number) {
  await page.addStyleTag({ path: 'src/sections/analytics/consent.css' })
  await page.evaluate(
    ([pixels, attribute]) => {
      const bar = document.createElement('section')
      bar.setAttribute(attribute, '')
      bar.style.cssText = `height: ${pixels}px; z-index: 40; background: Canvas`
      document.body.append(bar)
      document.documentElement.style.setProperty('--asked-height', `${pixels}px`)
    },
    [height, consentAttributes.consent.attribute] as const,
  )
}
test.describe('the question about analytics', () => {
  // The test adds the bar's styles itself.
  test.use({ bypassCSP: true })
  for (const [width, height, bar] of [
    [1280, 500, 78],
    [390, 700, 138],
    [320, 256, 160],
  ] as const) {
    test(`covers no focused element, at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(CALL_IN_ARTICLE)
      await showConsentBar(page, bar)
      await expectUncoveredStops(page, 'Tab', 60)
    })
  }
})
