/** Checks of every route, whatever its content. The routes come from the list that the build writes. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { addressOf } from '#scripts/check-page/pageAddress.ts'
import { listPageChecks } from '#scripts/check-page/pageChecks.ts'
import { builtPages } from '../built/builtSite.ts'
import { readElementStyles } from './elementStyles.ts'

const WHOLE_SHEET = readFileSync('.build/styles.css', 'utf8')

/** Collects errors of the page while it is open. */
async function watchForFaults(page: Page): Promise<string[]> {
  const wrongPages: string[] = []
  page.on('console', (message) => {
    // The browser's own message about a 404 response is not an error of the page.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) wrongPages.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => wrongPages.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    if (origin !== own && request.frame() === page.mainFrame()) wrongPages.push(`request to ${origin}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return wrongPages
}

for (const route of builtPages) {
  test.describe(route.path, () => {
    for (const { name, find } of listPageChecks(route))
      test(`${name}, without errors and in private`, async ({ page, context }) => {
        const wrong = await watchForFaults(page)
        expect(await find(page, route)).toEqual([])
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
      // Both readings stay in the page: they are thousands of lines.
      const asBuilt = await page.evaluateHandle(readElementStyles)
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
      }, WHOLE_SHEET)
      const whole = await page.evaluateHandle(readElementStyles)
      const { count, changed } = await page.evaluate(
        ([before, after]) => ({ count: after.length, changed: after.filter((look, index) => look !== before[index]) }),
        [asBuilt, whole] as const,
      )
      expect(count).toBeGreaterThan(100)
      expect(changed).toEqual([])
    })
  })
}
