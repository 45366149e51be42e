/** Watches a page for touches of the header, and for the frames that respond to them. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

export const ANSWER_TIMEOUT_MS = 8000

/** Runs in the page before its scripts. Remembers the first events on the header's buttons, and the first frame that shows a response. */
export function watchTouches(selectors: string[]) {
  const shown: Record<string, number> = {}
  const events: Record<string, number> = {}
  Object.assign(window, { shown, events })
  for (const type of ['touchend', 'click', 'pointerover'])
    addEventListener(
      type,
      ({ isTrusted, target, timeStamp }) => {
        if (isTrusted && target instanceof Element && target.closest('header button')) events[type] ??= timeStamp
      },
      { capture: true, passive: true },
    )
  const look = () => {
    for (const selector of selectors) {
      const element = document.querySelector(selector)
      if (selector in shown || !element?.checkVisibility() || !element.getClientRects().length) continue
      shown[selector] = 0
      const painted = new MessageChannel()
      painted.port1.onmessage = () => {
        shown[selector] = performance.now()
      }
      painted.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** @returns the position of the element's middle, once it is drawn */
export async function waitForMiddle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  for (;;) {
    const box = await page
      .evaluate((css) => {
        const element = document.querySelector(css)
        if (!element || !performance.getEntriesByName('first-contentful-paint').length) return null
        const { x, y, width, height } = element.getBoundingClientRect()
        return width ? { x: x + width / 2, y: y + height / 2 } : null
      }, selector)
      .catch(() => null)
    if (box) return box
    await pause(15)
  }
}

/** @returns milliseconds from the event until the selector was painted, by the page's clock */
export async function waitForResponse(page: Page, event: string, selector: string): Promise<number | null> {
  for (const end = Date.now() + ANSWER_TIMEOUT_MS; Date.now() < end; await pause(25)) {
    const time = await page.evaluate(
      (type, css) => {
        const { events, shown } = window as unknown as Record<'events' | 'shown', Record<string, number>>
        return shown[css] ? shown[css] - (events[type] ?? 0) : null
      },
      event,
      selector,
    )
    if (time !== null) return time
  }
  return null
}
