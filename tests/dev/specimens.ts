/** The page of parts, read in a browser: its figures are looks, each in both themes (src/partsPage/SpecimenSheet.tsx). */
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#scripts/lib/browsers/chromium.ts'
import { PARTS_ADDRESS } from '#src/partsPage/partsPage.ts'
import { PLAYWRIGHT_FLAGS } from '../lib/playwrightFlags.ts'

/** A look differs from others in some of these, in CSS pixels: a phone, a tablet, a low laptop, and a window that is wide and tall. */
const WINDOWS = [
  { width: 320, height: 800 },
  { width: 800, height: 1100 },
  { width: 1280, height: 720 },
  { width: 1680, height: 1000 },
]

/** @returns the page of parts as it stands still, with its fonts; close the browser after it */
export async function openParts(origin: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: PLAYWRIGHT_FLAGS })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // The development server's own script may load the page again, which has no other.
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  await page.goto(`${origin}${PARTS_ADDRESS}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  return { browser, page }
}

/** What each look stands on, once in each theme. It cuts off what is drawn for wide windows alone. */
export const STAGE = 'figure [style*="color-scheme"]'

type Look = { part: string; name: string; theme: string; drawn: string }

/** Runs in the page. @returns how every look is drawn at the width that the window has */
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

/** @returns looks of one part that are drawn alike in every window: one of the two has lost its style, or is none */
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
