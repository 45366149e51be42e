/** Watches a page for touches of the header and clicks on links, and for the frames that respond to them. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

const ANSWER_TIMEOUT_MS = 8000

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

/** Runs in the page before its scripts. Remembers the time of the click, and the first frame with another heading at another address. */
export function watchClicks() {
  const headingNow = () => document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // Kept in storage, because the time may be read in another document, which was prerendered.
      localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
      const [address, heading] = [location.pathname, headingNow()]
      const look = () => {
        if (location.pathname === address || !headingNow() || headingNow() === heading) return void requestAnimationFrame(look)
        const painted = new MessageChannel()
        painted.port1.onmessage = () => Object.assign(window, { redrawn: performance.timeOrigin + performance.now() })
        painted.port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** @returns milliseconds from the click to the first paint of the other page */
export async function waitForPaint(page: Page, path: string): Promise<number | null> {
  for (const end = Date.now() + ANSWER_TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const time = await page
      .evaluate((wanted) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        if (location.pathname !== wanted || !paint) return null
        const clicked = Number(localStorage.getItem('clicked'))
        const first = performance.timeOrigin + paint.startTime
        // A document that was there before the click shows the other page once its script has drawn it.
        const { redrawn } = window as unknown as { redrawn?: number }
        const shown = first > clicked ? first : redrawn
        return shown === undefined ? null : shown - clicked
      }, path)
      // The evaluation fails while the page is replaced by the next one.
      .catch(() => null)
    if (time !== null) return time
  }
  return null
}
