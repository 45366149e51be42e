/**
 * The work before a first tap on the phone menu takes effect, counted in elements, because times depend on the machine
 * (docs/performance.md).
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { routes } from '#src/site/routes.ts'

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

/** Runs in the page: marks when the drawer's button is pressed, and when the drawer becomes modal. */
function markDrawerTap() {
  addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true })
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    performance.mark('modal')
    showModal.call(this)
  }
}

type TraceEvent = { name: string; ts: number; args?: { elementCount?: number } }

/** @returns the browser's work between the two marks: for how many elements it calculated styles, and whether it painted afterward */
function countWorkBetween(trace: Buffer, from: string, to: string) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const [begin = 0, end = 0] = [from, to].map((mark) => traceEvents.find(({ name }) => name === mark)?.ts)
  const within = traceEvents.filter(({ ts }) => ts > begin && ts < end)
  const stylings = within.filter(({ name }) => name === 'UpdateLayoutTree')
  const largest = stylings.toSorted((a, b) => (b.args?.elementCount ?? 0) - (a.args?.elementCount ?? 0))[0]
  return {
    stylings: stylings.map(({ args }) => args?.elementCount ?? 0),
    isPainted: within.some(({ name, ts }) => name === 'Paint' && ts > (largest?.ts ?? end)),
  }
}

for (const path of [routes.home, routes.faqs]) {
  test(`the drawer of ${path} is painted before the styles of the page behind it are recalculated`, async ({ page, browser }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(markDrawerTap)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.locator('dialog:modal')).toBeVisible()
    const { stylings, isPainted } = countWorkBetween(await browser.stopTracing(), 'pressed', 'modal')
    const [own, behind] = (await page.evaluate(
      (drawer) => [`${drawer} *`, 'main *'].map((all) => document.querySelectorAll(all).length),
      shellAttributes.drawerPanel.selector,
    )) as [number, number]
    // Frames of an animation calculate styles for a few elements each, and their number depends on the speed of the machine. So only the
    // largest calculation counts.
    const largest = Math.max(...stylings)
    expect(isPainted).toBe(true)
    expect(largest).toBeGreaterThanOrEqual(own)
    expect(largest, `elements styled, one time after the other: ${stylings.join(', ')}`).toBeLessThan(own + 60)
    expect(own + 60).toBeLessThan(behind / 2)
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
