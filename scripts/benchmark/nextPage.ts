/** Measures how long a visitor waits for the page behind a link, whether the browser loads a document or a script redraws the page. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { ANSWER_TIMEOUT_MS } from './touchWatch.ts'

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
