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

/** Pages that the address bar of each new window draws for itself: half of what opening a page takes. */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
const DISABLE_FEATURES = '--disable-features='

/**
 * Chromium reads the last list alone of what is turned off.
 * @param flags those that a tool passes by itself, if it has such a list
 * @returns its list together with ours, to be passed after it
 */
export const mergeDisabledFeatures = (flags: readonly string[] = []) =>
  DISABLE_FEATURES +
  [
    ...flags.filter((flag) => flag.startsWith(DISABLE_FEATURES)).map((flag) => flag.slice(DISABLE_FEATURES.length)),
    ...ADDRESS_BAR_FEATURES,
  ].join()

/** What keeps Chromium quiet and offline; as root it runs only without its sandbox. */
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

/** Debian's packages: the browser, and fonts to draw with. */
export const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation']

/** @returns path of the system's Chromium, or undefined */
export const findChromium = () => findExecutable(CHROMIUM_PATHS)

/**
 * Installs Chromium through the system's package manager where that is allowed.
 * @param otherwise what somebody does who cannot have it, in a sentence
 * @throws PlainError that says what to install
 */
export async function ensureChromium(otherwise?: string): Promise<string> {
  if (!findChromium()) await installPackages(CHROMIUM_PACKAGES)
  const found = findChromium()
  if (found) return found
  throw new PlainError(
    `This needs Chromium or Chrome. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.${otherwise ? ` ${otherwise}` : ''}`,
  )
}
