/** Chromium over its own protocol, and the distribution's Firefox over WebDriver BiDi, both through puppeteer-core. */
import puppeteer, { type Browser, type Frame, type KeyInput, type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS } from '#scripts/lib/browsers/chromium.ts'
import { DESKTOP, type Engine, type OpenOptions, PHONE, type Tab } from './engine.ts'

/** Firefox reads these only at its start, so each kind of visitor has its own Firefox. */
const listFirefoxPreferences = ({ isCalm, isWithoutScript, isPhone }: OpenOptions) => ({
  'javascript.enabled': !isWithoutScript,
  'ui.systemUsesDarkTheme': isCalm ? 1 : 0,
  'ui.prefersReducedMotion': isCalm ? 1 : 0,
  'dom.w3c_touch_events.enabled': isPhone ? 1 : 0,
  // Headless Firefox reports no pointer. The values are flags: 1 coarse, 2 fine, 4 hovers.
  'ui.primaryPointerCapabilities': isPhone ? 1 : 6,
  'ui.allPointerCapabilities': isPhone ? 1 : 6,
})

/** Headless Chromium reports no pointer either. The touch screen of a phone is emulated on top of this. */
const MOUSE_FLAG = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * puppeteer-core loses a page that returns from the back/forward cache after a prerendered one: every request to it waits forever.
 * tests/browser tests prerendering, because its driver has no such cache.
 */
const NO_PRERENDERING = '--disable-features=Prerender2'

/** @param executablePath of the browser @returns the engine; its browsers start when the first tab is opened */
export function createPuppeteerEngine(name: 'chromium' | 'firefox', executablePath: string): Engine {
  const browsers = new Map<string, Promise<Browser>>()
  const browser = (options: OpenOptions) => {
    const preferences = name === 'firefox' ? listFirefoxPreferences(options) : {}
    const key = JSON.stringify(preferences)
    const started =
      browsers.get(key) ??
      puppeteer.launch(
        name === 'firefox'
          ? { browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: preferences }
          : { browser: 'chrome', executablePath, headless: true, args: [...CHROMIUM_FLAGS, MOUSE_FLAG, NO_PRERENDERING] },
      )
    browsers.set(key, started)
    return started
  }
  return {
    name,
    readsWithoutScript: true,
    open: async (options) => {
      const context = await (await browser(options)).createBrowserContext()
      const page = await context.newPage()
      if (name === 'chromium') await emulateMedia(page, options)
      await page.setViewport(chooseViewport(name, options))
      return { ...createTab(page, () => context.close()), ...(name === 'firefox' && { tap: createFirefoxTap(page) }) }
    },
    close: async () => {
      for (const started of browsers.values()) await (await started).close()
    },
  }
}

const chooseViewport = (name: string, { isPhone }: OpenOptions) =>
  isPhone ? { ...PHONE, ...(name === 'chromium' ? { hasTouch: true, isMobile: true } : {}) } : DESKTOP

async function emulateMedia(page: Page, { isCalm, isWithoutScript }: OpenOptions): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: isCalm ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: isCalm ? 'reduce' : 'no-preference' },
  ])
  await page.setJavaScriptEnabled(!isWithoutScript)
}

/** The library's internal protocol interface of a page. */
type BiDiFrame = { browsingContext: { performActions(sources: object[]): Promise<void> } }

/**
 * A tap as one command. The library's tap is two commands: on a busy machine they were so far apart that Firefox saw a long press, which
 * opens no menu (about one tap in forty, with six busy programs).
 */
const createFirefoxTap = (page: Page) => async (x: number, y: number) => {
  const { browsingContext } = page.mainFrame() as unknown as BiDiFrame
  const finger = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await browsingContext.performActions([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: finger }])
}

function createTab(page: Page, close: () => Promise<void>): Tab {
  let frame: Frame = page.mainFrame()
  return {
    visit: async (address) => {
      frame = page.mainFrame()
      await page.goto(address)
    },
    reload: async () => void (await page.reload()),
    // Puppeteer's own `goBack` waits for a load.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    resize: (size) => page.setViewport({ ...page.viewport(), ...size }),
    evaluate: (expression) => frame.evaluate(expression),
    enter: async (selector) => {
      const element = selector ? await page.$(selector) : null
      frame = (await element?.contentFrame()) ?? page.mainFrame()
    },
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier)
      await page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput)
      if (modifier) await page.keyboard.up(modifier)
    },
    type: (text) => page.keyboard.type(text),
    close,
  }
}
