/** Checks of every route, whatever its content. The routes come from the list that the build writes. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { readClaims } from '#src/facts/claims.ts'
import { builtPages } from '../built/builtSite.ts'
import { findViolations } from './axe.ts'
import { readElementLooks } from './elementLooks.ts'
import { findBrokenFigures, openAllDetails } from './layoutDefects.ts'
import { addressOf } from './pageAddress.ts'
import { compareShown, readWithoutScripts, readWithScripts } from './shownWords.ts'

const claims = readClaims()

const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** axe's rules about color, which run again for each theme. */
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const WIDTHS = [360, 768, 1280]
/** Figures as they are printed. */
const PUBLISHED = Object.values(claims).map(({ value }) => value)
const WHOLE_SHEET = readFileSync('.build/styles.css', 'utf8')

/** Collects errors of the page while it is open. */
async function watchForFaults(page: Page): Promise<string[]> {
  const wrong: string[] = []
  page.on('console', (message) => {
    // The browser's own message about a 404 response is not an error of the page.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    if (origin !== own && request.frame() === page.mainFrame()) wrong.push(`request to ${origin}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return wrong
}

for (const route of builtPages) {
  test.describe(route.path, () => {
    test('is accessible, has no errors and is private in both themes at all widths', async ({ page, context }) => {
      const wrong = await watchForFaults(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(addressOf(route))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // axe does not read closed content.
        if (width === WIDTHS.at(-1)) await openAllDetails(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          // The theme changes only colors, so the other rules run once per width.
          const runOnly = colorScheme === 'light' ? ALL_RULES : COLOR_RULES
          expect(await findViolations(page, { runOnly }), `${width} px, ${colorScheme}`).toEqual([])
        }
      }
      expect(wrong).toEqual([])
      expect(await context.cookies()).toEqual([])
    })

    // The build removes styles that a kind of page does not need.
    test('looks as it would with the whole style sheet', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Without scripts nothing moves between the two readings.
      await page.route('**/*.js', (request) => request.abort())
      await page.goto(addressOf(route))
      await page.evaluate(() => document.fonts.ready)
      const asBuilt = await page.evaluate(readElementLooks)
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
      }, WHOLE_SHEET)
      const whole = await page.evaluate(readElementLooks)
      expect(whole.length).toBeGreaterThan(100)
      expect(whole.filter((look, index) => look !== asBuilt[index])).toEqual([])
    })

    // At 200% zoom a window of 1280 px has 640 px.
    test('does not scroll sideways at 320 px, nor at 200% zoom, and breaks no figure', async ({ page }) => {
      await page.goto(addressOf(route))
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(excess).toBeLessThanOrEqual(0)
        expect(await findBrokenFigures(page, PUBLISHED), `at ${width} px`).toEqual([])
      }
    })

    test('has all its text and links without JavaScript', async ({ page, context }) => {
      await page.goto(addressOf(route))
      const withScripts = await readWithScripts(page)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setScriptExecutionDisabled', { value: true })
      // Styles and text are in the HTML.
      await page.reload({ waitUntil: 'domcontentloaded' })
      const without = await readWithoutScripts(page)
      expect(withScripts.words.length).toBeGreaterThan(10)
      expect(compareShown(withScripts, without)).toEqual({ onlyWithScripts: [], onlyWithout: [] })
    })
  })
}
