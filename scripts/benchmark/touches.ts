/**
 * Measures how long a visitor waits for the header and for the next page: at first touches, and at a click after a short hover. The time
 * runs in the page, from the event to the frame that shows the result, so the same code measures builds that work in different ways. Use an
 * address behind slowNetwork.ts, because the browser's throttling ignores prefetching.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { NAVIGATION_MENU } from '#src/specification/interfaceValues.ts'
import { CHROMIUM_FLAGS, mergeDisabledFeatures, requireChromium } from '../lib/browsers/chromium.ts'
import { waitForMiddle, waitForPaint, waitForResponse, watchClicks, watchTouches } from './touchWatch.ts'

/** Milliseconds from the event to the painted frame for each round, or null if the time limit passed. */
export type Interaction = { name: string; milliseconds: (number | null)[] }

type TouchKind = {
  name: string
  isPhone?: boolean
  slowdown: number
  /** Stands for browsers that fetch the next page ahead, and do not draw it. */
  onlyPrefetches?: boolean
  act: (page: Page, site: string) => Promise<number | null>
}

/** In milliseconds: how long after the request a visitor touches the menu, if it shows by then. */
const FIRST_TOUCH_DELAY_MS = 1000
const SHORT_HOVER_DURATION_MS = 400
const TAP_DURATION_MS = 60
const TRIGGER = 'header nav[aria-label="Main"] button'
const MENU_PANEL = shellAttributes.menuPanel.selector
const DRAWER_PANEL = shellAttributes.drawerPanel.selector

/** Loads the page, and waits until a visitor would touch its header. */
async function openAndWait(page: Page, site: string, selector: string) {
  await page.evaluateOnNewDocument(watchTouches, [MENU_PANEL, DRAWER_PANEL])
  const begin = Date.now()
  page.goto(site, { timeout: 0 }).catch(() => null)
  await pause(FIRST_TOUCH_DELAY_MS)
  const place = await waitForMiddle(page, selector)
  return { place, waited: Date.now() - begin }
}

const TOUCHES: TouchKind[] = [
  {
    name: 'phone: first cold tap on the menu, from the finger lifting',
    isPhone: true,
    slowdown: 4,
    act: async (page, site) => {
      const { place } = await openAndWait(page, site, 'header button[aria-label="Open menu"]')
      const touch = await page.touchscreen.touchStart(place.x, place.y)
      await pause(TAP_DURATION_MS)
      await touch.end()
      return waitForResponse(page, 'touchend', DRAWER_PANEL)
    },
  },
  {
    name: `desktop: first cold hover on a menu, beyond the specified ${NAVIGATION_MENU.openDelay} ms`,
    slowdown: 4,
    act: async (page, site) => {
      const { place } = await openAndWait(page, site, TRIGGER)
      await page.mouse.move(place.x, place.y)
      const time = await waitForResponse(page, 'pointerover', MENU_PANEL)
      return time && time - NAVIGATION_MENU.openDelay
    },
  },
  {
    name: 'desktop: first cold click on a menu',
    slowdown: 4,
    act: async (page, site) => {
      const { place } = await openAndWait(page, site, TRIGGER)
      await page.mouse.click(place.x, place.y, { delay: TAP_DURATION_MS })
      return waitForResponse(page, 'click', MENU_PANEL)
    },
  },
]

/** @param hover milliseconds between hover and click */
const faqClick = (name: string, hover: number): TouchKind => ({
  name,
  slowdown: 1,
  act: async (page, site) => {
    const link = `footer a[href="${routes.faqs}"]`
    await page.evaluateOnNewDocument(watchClicks)
    await page.goto(site, { waitUntil: 'load', timeout: 0 })
    // A script may draw the link later.
    await page.waitForSelector(link)
    await page.$eval(link, (element) => element.scrollIntoView({ block: 'center' }))
    await pause(1500)
    const place = await waitForMiddle(page, link)
    await page.mouse.move(place.x - 200, place.y - 100)
    await page.mouse.move(place.x, place.y, { steps: 4 })
    await pause(hover)
    await page.mouse.click(place.x, place.y, { delay: TAP_DURATION_MS })
    return waitForPaint(page, routes.faqs)
  },
})

const TOUCH_KINDS = [
  ...TOUCHES,
  faqClick('click to the FAQ after a short hover', SHORT_HOVER_DURATION_MS),
  {
    ...faqClick('click to the FAQ after a short hover, in a browser that only prefetches', SHORT_HOVER_DURATION_MS),
    onlyPrefetches: true,
  },
  faqClick('click to the FAQ without hovering', 0),
]

/** @param profile an empty folder */
const launch = async (profile: string, flags: string[]) =>
  puppeteer.launch({
    executablePath: await requireChromium(),
    // Puppeteer's default flags turn off what is measured here.
    ignoreDefaultArgs: true,
    args: ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...flags, 'about:blank'],
  })

async function measureOnce(browser: Browser, site: string, { isPhone, slowdown, act }: TouchKind): Promise<number | null> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(
      isPhone ? { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } : { width: 1280, height: 900 },
    )
    await page.emulateCPUThrottling(slowdown)
    return await act(page, site)
  } finally {
    await context.close()
  }
}

/**
 * Measures several sites in turns, each time in a fresh browser.
 * @param sites names and addresses ("http://localhost:4321/")
 * @returns the measurements of each site, in the order of `TOUCH_KINDS`
 */
export async function measureInteractions(sites: Record<string, string>, rounds = 5): Promise<Record<string, Interaction[]>> {
  const measurements = Object.fromEntries(
    Object.keys(sites).map((site) => [site, TOUCH_KINDS.map(({ name }): Interaction => ({ name, milliseconds: [] }))]),
  )
  const profiles = await mkdtemp(join(tmpdir(), 'interaction-'))
  const usual = await launch(join(profiles, 'usual'), CHROMIUM_FLAGS)
  const prefetching = await launch(join(profiles, 'prefetching'), [
    ...CHROMIUM_FLAGS,
    mergeDisabledFeatures(['--disable-features=Prerender2']),
  ])
  try {
    for (let round = 0; round < rounds; round++)
      for (const [index, kind] of TOUCH_KINDS.entries())
        for (const [site, address] of Object.entries(sites)) {
          measurements[site]?.[index]?.milliseconds.push(await measureOnce(kind.onlyPrefetches ? prefetching : usual, address, kind))
        }
  } finally {
    await Promise.all([usual.close(), prefetching.close()])
    await rm(profiles, { recursive: true, force: true, maxRetries: 5 })
  }
  return measurements
}
