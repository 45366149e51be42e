import { CHROMIUM_FLAGS, mergeDisabledFeatures } from './chromium.ts'

/** The features that Playwright disables and does not document (playwrightFlags.test.ts compares). */
const DISABLED_BY_PLAYWRIGHT = [
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

/** Flags for Playwright, which opens a window for each test. */
export const PLAYWRIGHT_FLAGS = [...CHROMIUM_FLAGS, mergeDisabledFeatures([`--disable-features=${DISABLED_BY_PLAYWRIGHT}`])]
