import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.ts'

/**
 * What Playwright turns off by itself. Chromium reads but the last such list, so that ours has to repeat it
 * (tests/unit/playwrightFlags.test.ts compares).
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
