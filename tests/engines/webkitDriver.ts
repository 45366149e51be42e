/**
 * WebKitGTK's WebDriver with a virtual screen of its own. Now and then the driver leaves a command without an answer for good
 * and its sessions are lost, so each command has a time limit; when it runs out, screen, driver and browsers end together.
 */
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Capabilities, WebDriver } from 'selenium-webdriver'
import { Executor, HttpClient } from 'selenium-webdriver/http'
import type { Command } from 'selenium-webdriver/lib/command'
import type { WebKitPrograms } from '../../scripts/lib/engines.ts'
import { WORK } from '../../scripts/lib/project.ts'

/** For one command, in milliseconds. With the page load strategy “none” no command waits for a page. */
const PATIENCE = 15_000
/** Starting a browser takes longer. */
const PATIENCE_FOR_SESSION = 45_000

/** The driver, not the site, failed. */
export class DriverFault extends Error {
  override name = 'DriverFault'
}

export type Driver = {
  /** Starts a browser with empty storage. */
  newSession(): Promise<WebDriver>
  /** @returns the first command that got no answer, once all commands under way are over; then the driver is of no more use */
  fault(): Promise<DriverFault | undefined>
  stop(): void
}

/** @param calm whether the system asks for dark pages without motion */
export async function startDriver(programs: WebKitPrograms, calm: boolean): Promise<Driver> {
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('The virtual screen (Xvfb) did not start.')))
  })
  const port = await freePort()
  const child = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: await writeSettings(calm), NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const stop = () => {
    child.kill('SIGKILL')
    // Browsers end with their screen, also those that no longer answer.
    screen.kill()
  }
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, () => child.exitCode !== null)

  let fault: DriverFault | undefined
  const underWay = new Set<Promise<unknown>>()
  class Watched extends Executor {
    override async execute(command: Command): Promise<unknown> {
      if (fault) throw fault
      const limit = command.getName() === 'newSession' ? PATIENCE_FOR_SESSION : PATIENCE
      const over = new AbortController()
      const answer = Promise.race([
        super.execute(command),
        pause(limit, undefined, { signal: over.signal }).then(() => {
          fault ??= new DriverFault(`The driver did not answer “${command.getName()}” within ${limit / 1000} s.`)
          stop()
          throw fault
        }),
      ])
      underWay.add(answer)
      return answer.finally(() => {
        over.abort()
        underWay.delete(answer)
      })
    }
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // “normal” waits inside the driver for loads that a page kept for Back never reports.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', ...(calm ? ['--dark-mode'] : [])] },
  })
  return {
    newSession: async () => {
      const session = WebDriver.createSession(new Watched(new HttpClient(address)), capabilities)
      await session.getSession()
      return session
    },
    fault: async () => {
      await Promise.allSettled(underWay)
      return fault
    },
    stop,
  }
}

/**
 * GTK's settings say whether motion is wanted; its style sheet shrinks MiniBrowser's toolbar, which else keeps windows above 447 px.
 * @returns the folder of settings
 */
async function writeSettings(calm: boolean): Promise<string> {
  const folder = `${WORK}webkit-${calm ? 'calm' : 'usual'}/`
  await mkdir(`${folder}gtk-3.0`, { recursive: true })
  await writeFile(`${folder}gtk-3.0/settings.ini`, `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`)
  await writeFile(`${folder}gtk-3.0/gtk.css`, '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n')
  return folder
}

async function untilReady(address: string, isGone: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_FOR_SESSION; ; ) {
    const ready = await fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    if (isGone() || Date.now() > end) throw new Error('WebKitWebDriver did not start.')
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
