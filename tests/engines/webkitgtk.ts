/** WebKitGTK's MiniBrowser on a virtual screen, through its WebDriver. Each tab is a session with its own browser. */
import { randomUUID } from 'node:crypto'
import { By, error, Key, type WebDriver } from 'selenium-webdriver'
import type { WebKitPrograms } from '#scripts/lib/browsers/findEngines.ts'
import { DESKTOP, type Engine, PHONE, type Tab } from './engine.ts'
import { waitForAnswer } from './waitForAnswer.ts'
import { type Driver, startDriver } from './webkitDriver.ts'

/** Milliseconds within which a page must load. */
const LOAD_TIMEOUT_MS = 30_000

/** @param programs of WebKitGTK on this system @returns the engine; its drivers start when the first tab is opened */
export function createWebkitEngine(programs: WebKitPrograms): Engine {
  const drivers = new Map<boolean, Promise<Driver>>()
  const driver = (isCalm: boolean) => {
    const started = drivers.get(isCalm) ?? startDriver(programs, isCalm)
    drivers.set(isCalm, started)
    return started
  }
  return {
    name: 'webkit',
    readsWithoutScript: false,
    open: async ({ isCalm = false, isPhone }) => {
      let running = await driver(isCalm)
      // About one start in thirty gets no answer. No journey has begun yet, so only the start is repeated.
      const session = await running.newSession().catch(async (reason: Error) => {
        if (!(await running.fault())) throw reason
        console.log(`webkit was started anew: ${reason.message} (before a journey)`)
        drivers.delete(isCalm)
        running = await driver(isCalm)
        return running.newSession()
      })
      const opened = createTab(session, running.ask)
      await opened.resize(isPhone ? PHONE : DESKTOP)
      return opened
    },
    takeFault: async () => {
      for (const [isCalm, started] of drivers) {
        const fault = await started.then(
          (running) => running.fault(),
          (reason: Error) => reason,
        )
        if (!fault) continue
        drivers.delete(isCalm)
        return fault
      }
      return
    },
    close: async () => {
      for (const started of drivers.values()) (await started).stop()
    },
  }
}

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Home: Key.HOME,
  End: Key.END,
  Space: Key.SPACE,
  F8: Key.F8,
}
const MODIFIERS = { Shift: Key.SHIFT, Control: Key.CONTROL }

/** Errors that a question may cause if the page navigates meanwhile. */
const ignoreNavigation = (reason: unknown): null => {
  if (reason instanceof error.NoSuchFrameError || reason instanceof error.NoSuchWindowError || reason instanceof error.JavascriptError)
    return null
  throw reason
}

/** Wraps an expression so that a repeated request in the same document returns the stored result instead of running it again. */
const evaluateOnce = (expression: string) => {
  const key = JSON.stringify(randomUUID())
  return `const asked = (window[Symbol.for('asked')] ??= {}); return (asked[${key}] ??= { value: (${expression}) }).value`
}

function createTab(session: WebDriver, ask: Driver['ask']): Tab {
  const evaluate = (expression: string) => {
    const script = evaluateOnce(expression)
    return ask(() => session.executeScript(script))
  }
  /** Pointer actions use the viewport of the page, so they leave the entered frame for a moment. */
  let entered: string | null = null
  const enter = async (selector: string | null) => {
    entered = selector
    await session.switchTo().defaultContent()
    if (selector) await session.switchTo().frame(await session.findElement(By.css(selector)))
  }
  const inPage = async (act: () => Promise<void>) => {
    const back = entered
    if (back) await enter(null)
    await act()
    if (back) await enter(back)
  }
  const click = (x: number, y: number) =>
    inPage(() =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    )
  /** Polls the page until a new document is complete. The check has no effect on the page. */
  const loads = async (navigate: () => Promise<void>) => {
    const before = await evaluate('performance.timeOrigin')
    await navigate()
    const isLoaded = async () => {
      const now = await evaluate('document.readyState === "complete" && performance.timeOrigin').catch(ignoreNavigation)
      return now && now !== before
    }
    await waitForAnswer(isLoaded, LOAD_TIMEOUT_MS, async () => `Not loaded: ${await session.getCurrentUrl()}`)
  }
  return {
    visit: async (address) => {
      await enter(null)
      await loads(() => session.get(address))
    },
    reload: () => loads(() => session.navigate().refresh()),
    back: () => session.navigate().back(),
    resize: async ({ width, height }) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    evaluate,
    enter,
    move: (x, y) =>
      inPage(() =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .perform(),
      ),
    click,
    // The driver's touch pointers arrive as mouse events.
    tap: click,
    press: async (key, modifier) => {
      const pressed = KEYS[key] ?? key
      const actions = session.actions()
      await (modifier
        ? actions.keyDown(MODIFIERS[modifier]).sendKeys(pressed).keyUp(MODIFIERS[modifier])
        : actions.sendKeys(pressed)
      ).perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    close: () => session.quit(),
  }
}
