/** Settings of a visitor's own browser, for the suites. */
import type { Page } from '@playwright/test'

/** Sets the browser's own text size, as a visitor does in its settings, and touch instead of a mouse. */
export async function createVisitorSettings(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    textOf: (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
    touch: () => session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 }),
  }
}

/** The spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Adds the styles as a visitor's own, to which the site's policy does not apply. */
export const widenText = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)
