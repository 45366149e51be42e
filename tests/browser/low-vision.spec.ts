/** Every route for people with low vision or unsteady hands: large text, wide text, targets, Tab stops. WCAG 2.2: 1.4.4, 1.4.10, 1.4.12, 2.5.8. */
import { readFileSync } from 'node:fs'
import { type CDPSession, expect, type Page, test } from '@playwright/test'

type Route = { path: string; kind: string }
const routes: Route[] = JSON.parse(readFileSync('.build/pages.json', 'utf8'))
const FORM_PORT = Number(process.env.FORM_PORT) || 4322
const addressOf = (route: Route) => (route.kind === 'form' ? `http://localhost:${FORM_PORT}${route.path}` : route.path)

// The text-spacing styles are the visitor's own; the site's policy has no say in them.
test.use({ bypassCSP: true })

/** @returns what does not fit: the page scrolls sideways, or text is cut off or runs out of its box */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    const hasText = (element: Element) =>
      Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : ''))
        .join('')
        .trim()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement || !element.checkVisibility()) continue
      const style = getComputedStyle(element)
      // Text for screen readers alone is cut off on purpose; the strip of logos runs out of its frame.
      if (style.position === 'absolute' && element.clientWidth <= 1) continue
      const excess = element.scrollHeight - element.clientHeight
      const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const name = `${element.tagName.toLowerCase()}.${element.className} “${element.innerText?.slice(0, 40)}”`
      if (isCut && !element.matches('[data-logo-strip]') && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off at the side: ${name}`)
      if (isCut && excess > 1) found.push(`cut off below: ${name}`)
      if (hasText(element) && style.display !== 'inline' && excess > Number.parseFloat(style.fontSize) * 0.6)
        found.push(`runs out of its box: ${name}`)
      if (hasText(element) && style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && !isCut)
        found.push(`wider than its box: ${name}`)
    }
    return found
  })

/** @returns what can be operated and is smaller than `least` CSS pixels. Links within a sentence are exempt (2.5.8). */
const smallTargets = (page: Page, least: number) =>
  page.evaluate((size) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
    )
    const found: string[] = []
    for (const element of all) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.matches('.sr-only, [aria-hidden="true"] *')
      )
        continue
      const style = getComputedStyle(element)
      const sentence = element.parentElement?.textContent?.trim() ?? ''
      if (style.display === 'inline' && sentence.length > (element.textContent?.trim().length ?? 0)) continue
      const area = (element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label') : null) ?? element
      const { width, height } = area.getBoundingClientRect()
      if (width === 0 || height < 2) continue
      if (height < size - 0.5 || width < Math.min(size, 24) - 0.5)
        found.push(
          `${Math.round(width)}×${Math.round(height)} ${element.tagName.toLowerCase()} “${element.ariaLabel ?? element.innerText?.slice(0, 40)}”`,
        )
    }
    return found
  }, least)

const withTextSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`

for (const route of routes) {
  test.describe(route.path, () => {
    test('has targets of at least 24 px, and 44 px for fingers', async ({ page }) => {
      await page.goto(addressOf(route))
      expect.soft(await smallTargets(page, 24)).toEqual([])
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await smallTargets(page, 44)).toEqual([])
    })
    test('fits with text of 24 and 32 px at 360 px, and with wide text at 320 px', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      await page.setViewportSize({ width: 360, height: 800 })
      for (const size of [24, 32]) {
        await withTextSize(session, size)
        await page.goto(addressOf(route))
        expect.soft(await misfits(page), `text of ${size} px`).toEqual([])
      }
      await withTextSize(session, 16)
      await page.setViewportSize({ width: 320, height: 800 })
      await page.addStyleTag({ content: SPACING })
      expect(await misfits(page), 'wide text').toEqual([])
    })
    test('stops the Tab key only at what does something', async ({ page }) => {
      await page.setViewportSize({ width: 1680, height: 1000 })
      await page.goto(addressOf(route))
      const idle = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll<HTMLElement>('[tabindex="0"]:not(a, button, input, select, textarea)'))
            .filter((element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight)
            .map((element) => element.outerHTML.slice(0, 100)),
        )
      await expect.poll(idle).toEqual([])
    })
  })
}
