/** Reads the page of parts in a browser. Each `figure` shows a look in both themes (src/partsPage/SpecimenSheet.tsx). */
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#scripts/lib/browsers/chromium.ts'
import { PARTS_ADDRESS } from '#src/partsPage/partsPage.ts'
import { PLAYWRIGHT_FLAGS } from '../lib/playwrightFlags.ts'

/**
 * Windows in which looks are compared, in CSS pixels: a phone, a tablet, a low laptop, and a wide and tall window. Two looks may differ
 * only in some of them.
 */
const WINDOWS = [
  { width: 320, height: 800 },
  { width: 800, height: 1100 },
  { width: 1280, height: 720 },
  { width: 1680, height: 1000 },
]

/** @returns the page of parts without motion and with its fonts; close the browser afterward */
export async function openParts(origin: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: PLAYWRIGHT_FLAGS })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // The development server's script may reload the page, which needs no script itself.
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  await page.goto(`${origin}${PARTS_ADDRESS}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  return { browser, page }
}

/** The container of a look, one for each theme. It clips what is drawn only for wide windows. */
export const STAGE = 'figure [style*="color-scheme"]'

type Look = { part: string; name: string; theme: string; drawn: string }

/** Runs in the page. @returns how every look is drawn at the window's width */
function readLooks(stages: string): Look[] {
  const properties = [
    ...(['display', 'color', 'opacity', 'visibility', 'backgroundColor', 'backgroundImage', 'boxShadow', 'fill', 'stroke'] as const),
    ...(['borderTopWidth', 'borderTopStyle', 'borderTopColor', 'borderBottomWidth', 'borderTopLeftRadius', 'position'] as const),
    ...(['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing', 'textAlign', 'textDecorationLine', 'textWrap'] as const),
    ...(['transform', 'overflowX'] as const),
  ]
  const styleOf = (element: Element, place: string | null) => {
    const style = getComputedStyle(element, place)
    return place && style.content === 'none' ? '' : [style.content, ...properties.map((property) => style[property])].join('|')
  }
  return [...document.querySelectorAll<HTMLElement>(stages)].map((stage) => {
    const figure = stage.closest('figure')
    const { left, top } = stage.getBoundingClientRect()
    const drawn = [...stage.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect()
      const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
      return [element.tagName, place, ...[null, '::before', '::after'].map((part) => styleOf(element, part))].join('|')
    })
    return {
      part: figure?.parentElement?.querySelector('h3')?.textContent ?? '',
      name: figure?.querySelector('figcaption')?.textContent ?? '',
      theme: stage.style.colorScheme,
      drawn: [stage.textContent, ...drawn].join(' '),
    }
  })
}

/** @returns looks of one part that are drawn alike in every window, so that one of the two has lost its style or should not exist */
export async function findTwins(page: Page): Promise<string[]> {
  const all = new Map<string, Look>()
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const { part, name, theme, drawn } of await page.evaluate(readLooks, STAGE)) {
      const key = `${part}, ${name}, ${theme}`
      all.set(key, { part, name, theme, drawn: `${all.get(key)?.drawn ?? ''}${drawn}` })
    }
  }
  const alike = Map.groupBy(all.values(), ({ part, theme, drawn }) => `${part}, ${theme}: ${drawn}`)
  return [...alike.values()]
    .filter((looks) => looks.length > 1)
    .map((looks) => `${looks[0]?.part}: ${looks.map(({ name }) => name).join(' and ')} (${looks[0]?.theme})`)
}

/** @returns buttons, and links that look like buttons, without an edge */
export const findEdgelessButtons = (page: Page, buttonLink: string) =>
  page.locator(`main :is(button, ${buttonLink})`).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
        return button.checkVisibility() && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)
      })
      .map((button) => button.outerHTML.slice(0, 100)),
  )
