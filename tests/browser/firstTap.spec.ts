/**
 * The work before a first tap on the phone menu takes effect, counted in elements, because times depend on the machine
 * (docs/performance.md).
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { routes } from '#src/site/routes.ts'

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

/** Runs in the page: marks when the drawer's button is pressed, and when the drawer, which must be visible by then, becomes modal. */
function markDrawerTap() {
  addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true })
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    performance.mark('modal')
    if (!this.checkVisibility()) throw new Error('The drawer is not shown before it is modal.')
    showModal.call(this)
  }
}

type TraceEvent = { name: string; ts: number; args?: { elementCount?: number } }

/** @returns the browser's work between the two marks: the most elements styled at once, and whether anything was painted */
function countWorkBetween(trace: Buffer, from: string, to: string) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const [begin = 0, end = 0] = [from, to].map((mark) => traceEvents.find(({ name }) => name === mark)?.ts)
  const within = traceEvents.filter(({ ts }) => ts > begin && ts < end)
  const stylings = within.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
  return { largest: Math.max(...stylings), isPainted: within.some(({ name }) => name === 'Paint') }
}

for (const path of [routes.home, routes.faqs]) {
  test(`the drawer of ${path} is painted before the styles of the page behind it are recalculated`, async ({ page, browser }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(markDrawerTap)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.locator('dialog:modal')).toBeVisible()
    const { largest, isPainted } = countWorkBetween(await browser.stopTracing(), 'pressed', 'modal')
    expect(isPainted).toBe(true)
    // How many elements of the drawer one frame styles depends on the machine. The page behind has many more.
    expect(largest).toBeGreaterThan(0)
    expect(largest).toBeLessThan((await page.locator('main *').count()) / 2)
  })
}

test('a tap on the menu is not lost while the end of the page, which has the drawer, is still loading', async ({ page }) => {
  const html = readFileSync('dist/index.html', 'utf8')
  const end = html.indexOf('<dialog')
  let rest: ServerResponse | undefined
  const server = createServer(({ url }, answer) => {
    if (url !== '/') return answer.writeHead(404).end()
    rest = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return answer.write(html.slice(0, end))
  }).listen()
  try {
    await once(server, 'listening')
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    rest?.end(html.slice(end))
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
