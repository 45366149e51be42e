import { defineConfig } from '@playwright/test'
import { findChromium } from '#scripts/lib/browsers/chromium.ts'
import { PLAYWRIGHT_FLAGS } from '#scripts/lib/browsers/playwrightFlags.ts'
import { TEST_LEADS } from '#scripts/lib/testing/testLeads.ts'

const port = Number(process.env.PORT) || 4321

/** The suites in Chromium, over the built site, which `npm run test:browser` serves. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.build/browser-tests',
  fullyParallel: true,
  // By default Playwright leaves half of the processors idle.
  workers: '100%',
  // For a test that hangs; the longest (axe, six times over an article with its templates) takes some 10 s by itself.
  timeout: 180_000,
  // As in the other suites: a machine that does other things makes a page slow, not wrong. No test is tried twice.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: '.build/browser-tests.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? '', args: PLAYWRIGHT_FLAGS },
    trace: 'off',
  },
  webServer: {
    command: 'node scripts/start.ts',
    port,
    reuseExistingServer: true,
    timeout: 120_000,
    env: TEST_LEADS,
  },
})
