/** The component gallery, read in a browser. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { requireChromium } from '#scripts/lib/browsers/chromium.ts'
import { PLAYWRIGHT_FLAGS } from '#scripts/lib/browsers/playwrightFlags.ts'
import { GALLERY_ADDRESS } from '#src/gallery/galleryIntegration.ts'

/** @returns the component gallery, without motion and with its fonts. The caller closes the browser. */
export async function openGallery(origin: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: PLAYWRIGHT_FLAGS })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // The development server's script may reload the page, which needs no script itself.
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  await page.goto(`${origin}${GALLERY_ADDRESS}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  return { browser, page }
}

/** @returns buttons, and links that look like one, without an edge */
export const findEdgelessButtons = (page: Page, buttonLink: string) =>
  page.locator(`main :is(button, ${buttonLink})`).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
        return button.checkVisibility() && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)
      })
      .map((button) => button.outerHTML.slice(0, 100)),
  )
