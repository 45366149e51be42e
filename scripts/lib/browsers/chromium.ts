import { PlainError } from '../project.ts'
import { findExecutable, installPackages } from './systemPackages.ts'

const CHROMIUM_PATHS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Pages that the address bar draws in each new window; without them, a page opens in half the time. */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
const DISABLE_FEATURES = '--disable-features='

/**
 * Chromium honors only the last `--disable-features` flag, so this merges a tool's list with ours. Pass the result after the tool's own
 * flags.
 * @param flags the tool's own flags
 * @returns one flag with both lists
 */
export const mergeDisabledFeatures = (flags: readonly string[] = []) =>
  DISABLE_FEATURES +
  [
    ...flags.filter((flag) => flag.startsWith(DISABLE_FEATURES)).map((flag) => flag.slice(DISABLE_FEATURES.length)),
    ...ADDRESS_BAR_FEATURES,
  ].join()

/** Flags that keep Chromium quiet and offline. Root can run it only without the sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  mergeDisabledFeatures(),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Debian's packages for the browser and for fonts. */
export const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation']

/** @returns the path of the system's Chromium, or undefined */
export const findChromium = () => findExecutable(CHROMIUM_PATHS)

/**
 * Installs Chromium with the system's package manager if that is allowed.
 * @param otherwise a sentence about what to do without Chromium
 * @throws PlainError that says what to install
 */
export async function requireChromium(otherwise?: string): Promise<string> {
  if (!findChromium()) await installPackages(CHROMIUM_PACKAGES)
  const found = findChromium()
  if (found) return found
  throw new PlainError(
    `This needs Chromium or Chrome. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.${otherwise ? ` ${otherwise}` : ''}`,
  )
}
