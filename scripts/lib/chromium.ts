import { accessSync, constants } from 'node:fs'
import { run } from './command.ts'
import { PlainError } from './project.ts'

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What keeps Chromium quiet and offline; as root it runs only without its sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** @returns path of the system's Chromium, or undefined */
export function findChromium(): string | undefined {
  return PLACES.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return place !== ''
    } catch {
      return false
    }
  })
}

/** Installs Chromium through the system's package manager where that is allowed. @throws PlainError that says what to install */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium through the system’s package manager (once) …')
    await run('apt-get', ['update', '-q']).catch(() => null)
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']).catch(() => null)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new PlainError(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.',
  )
}
