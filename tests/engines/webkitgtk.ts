/** WebKitGTK's MiniBrowser on a virtual screen, through its WebDriver. Each tab is a session, and a browser, of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, error, Key, type WebDriver } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../scripts/lib/engines.ts'
import { WORK } from '../../scripts/lib/project.ts'
import { DESKTOP, type Engine, type OpenOptions, PHONE, type Tab } from './engine.ts'

export async function webkitEngine(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('The virtual screen (Xvfb) did not start.')))
  })
  const drivers = new Map<boolean, Promise<{ process: ChildProcess; address: string }>>()
  const driver = (calm: boolean) => {
    const started = drivers.get(calm) ?? startDriver(programs.driver, display, calm)
    drivers.set(calm, started)
    return started
  }
  return {
    name: 'webkit',
    readsWithoutScript: false,
    open: async (options) => {
      const { address } = await driver(options.calm ?? false)
      const session = await newSession(address, programs.browser, options)
      const { width, height } = options.phone ? PHONE : DESKTOP
      await session.manage().setTimeouts({ script: 3000 })
      const opened = tab(session)
      await opened.resize({ width, height })
      return opened
    },
    close: async () => {
      for (const started of drivers.values()) (await started).process.kill()
      screen.kill()
    },
  }
}

function newSession(address: string, binary: string, { calm }: OpenOptions): Promise<WebDriver> {
  const args = ['--automation', ...(calm ? ['--dark-mode'] : [])]
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
    .build()
}

/** GTK's settings say whether motion is wanted; its style sheet shrinks MiniBrowser's toolbar, which else keeps windows above 447 px. */
async function startDriver(program: string, display: string, calm: boolean): Promise<{ process: ChildProcess; address: string }> {
  const settings = `${WORK}webkit-${calm ? 'calm' : 'usual'}/`
  await mkdir(`${settings}gtk-3.0`, { recursive: true })
  await writeFile(`${settings}gtk-3.0/settings.ini`, `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`)
  await writeFile(`${settings}gtk-3.0/gtk.css`, '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n')
  const port = await freePort()
  const child = spawn(program, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { process: child, address }
    if (tries === 200 || child.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
    await pause(50)
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

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

function tab(session: WebDriver): Tab {
  /** Pointers move in the page's viewport, whichever frame is entered. */
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
  return {
    visit: async (address) => {
      await enter(null)
      await session.get(address)
    },
    reload: () => session.navigate().refresh(),
    resize: async ({ width, height }) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    // The driver now and then loses a script that meets a navigation; it is asked once more.
    evaluate: (expression) => {
      const ask = () => session.executeScript(`return (${expression})`)
      return ask().catch((reason) => {
        if (reason instanceof error.ScriptTimeoutError) return ask()
        throw reason
      })
    },
    enter,
    move: (x, y) =>
      inPage(() =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .perform(),
      ),
    click,
    // The driver's touch pointers arrive as a mouse's.
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
