/**
 * WebKitGTK's WebDriver on its own virtual screen. A driver that leaves a command unanswered does not recover, so each command has a time
 * limit. After it, screen, driver and browsers are stopped together.
 */
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Capabilities, WebDriver } from 'selenium-webdriver'
import { Executor, HttpClient } from 'selenium-webdriver/http'
import type { Command } from 'selenium-webdriver/lib/command'
import type { WebKitPrograms } from '#scripts/lib/browsers/findEngines.ts'
import { WORK_FOLDER } from '#scripts/lib/project.ts'
import { waitForAnswer } from './waitForAnswer.ts'

/** Milliseconds for one command. With the page load strategy “none” no command waits for a page. */
const TIMEOUT_MS = 15_000
/** Milliseconds for starting a browser. */
const SESSION_TIMEOUT_MS = 12_000

/** A script usually answers within 50 ms, and on a busy machine within a second. */
const ASK_AGAIN_AFTER_MS = 2500

/** A failure of the driver, not of the site. */
class DriverFault extends Error {
  override name = 'DriverFault'
}

/** A running WebKit driver. */
export type Driver = {
  /** Starts a browser with empty storage. */
  newSession(): Promise<WebDriver>
  /**
   * Repeats a question until it is answered. If a page enters the page cache (for Back) while a script's answer is on its way, the answer
   * is lost, and the driver does not report that.
   * @param question may run twice, the second time possibly in the next document
   * @throws DriverFault if there is no answer in time
   */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer>
  /** Waits for all running commands. @returns the fault of the first command without an answer; the driver cannot be used afterward */
  fault(): Promise<DriverFault | undefined>
  stop(): void
}

/** @param isCalm whether the system prefers a dark theme and no motion */
export async function startDriver(programs: WebKitPrograms, isCalm: boolean): Promise<Driver> {
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('The virtual screen (Xvfb) did not start.')))
  })
  const port = await findFreePort()
  const child = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: await writeSettings(isCalm), NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const stop = () => {
    child.kill('SIGKILL')
    // Browsers end with their screen, even if they no longer respond.
    screen.kill()
  }
  const address = `http://127.0.0.1:${port}`
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver ended as it started.')
    return fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
  }
  await waitForAnswer(isReady, SESSION_TIMEOUT_MS, () => 'WebKitWebDriver did not start.')

  let fault: DriverFault | undefined
  const underWay = new Set<Promise<unknown>>()
  /** Stops the driver if there is no answer within the limit. */
  const within = async <Answer>(limit: number, what: string, answer: Promise<Answer>): Promise<Answer> => {
    const over = new AbortController()
    const timely = Promise.race([
      answer,
      pause(limit, undefined, { signal: over.signal }).then(() => {
        fault ??= new DriverFault(`The driver did not answer “${what}” within ${limit / 1000} s.`)
        stop()
        throw fault
      }),
    ])
    underWay.add(timely)
    return timely.finally(() => {
      over.abort()
      underWay.delete(timely)
    })
  }
  class Watched extends Executor {
    override async execute(command: Command): Promise<unknown> {
      if (fault) throw fault
      const name = command.getName()
      // `ask` has the time limit for scripts.
      if (name === 'executeScript') return super.execute(command)
      return within(name === 'newSession' ? SESSION_TIMEOUT_MS : TIMEOUT_MS, name, super.execute(command))
    }
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Otherwise the driver makes each command wait for loads, for up to five minutes. The journeys wait for what they see instead.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', ...(isCalm ? ['--dark-mode'] : [])] },
  })
  return {
    newSession: async () => {
      const session = WebDriver.createSession(new Watched(new HttpClient(address)), capabilities)
      await session.getSession()
      return session
    },
    ask: <Answer>(question: () => Promise<Answer>) => {
      const answer = Promise.withResolvers<Answer>()
      const put = () => void question().then(answer.resolve, answer.reject)
      put()
      const again = setInterval(put, ASK_AGAIN_AFTER_MS)
      return within(TIMEOUT_MS, 'executeScript', answer.promise).finally(() => clearInterval(again))
    },
    fault: async () => {
      await Promise.allSettled(underWay)
      return fault
    },
    stop,
  }
}

/**
 * GTK's settings switch motion off. Its style sheet shrinks MiniBrowser's toolbar, which otherwise keeps windows above 447 px.
 * @returns the folder of the settings
 */
async function writeSettings(isCalm: boolean): Promise<string> {
  const folder = `${WORK_FOLDER}webkit-${isCalm ? 'calm' : 'usual'}/`
  await mkdir(`${folder}gtk-3.0`, { recursive: true })
  await writeFile(`${folder}gtk-3.0/settings.ini`, `[Settings]\ngtk-enable-animations=${isCalm ? 0 : 1}\n`)
  await writeFile(`${folder}gtk-3.0/gtk.css`, '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n')
  return folder
}

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
