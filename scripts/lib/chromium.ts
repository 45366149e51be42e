import { PlainError } from './project.ts'
import { firstExecutable, installPackages } from './systemPackages.ts'

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

/**
 * What Playwright turns off by itself. Chromium reads but the last such list, so that ours has to repeat it
 * (scripts/lib/chromium.test.ts compares).
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** The address bar of each new window draws two pages of its own, which takes half of what opening a page costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** For Playwright, which opens a window for each test. */
export const PLAYWRIGHT_FLAGS = [...CHROMIUM_FLAGS, `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join()}`]

/** Debian's packages: the browser, and fonts to draw with. */
export const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation']

/** @returns path of the system's Chromium, or undefined */
export const findChromium = () => firstExecutable(PLACES)

/** Installs Chromium through the system's package manager where that is allowed. @throws PlainError that says what to install */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages(CHROMIUM_PACKAGES)
  const found = findChromium()
  if (found) return found
  throw new PlainError(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.',
  )
}
