/** `npm run test:browser`: the suites in a browser. Playwright builds and serves the site unless it is served already. */
import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type BrowserReport, failedTests, withoutDots } from './lib/browserReport.ts'
import { ensureChromium } from './lib/chromium.ts'
import { bin, run } from './lib/command.ts'
import { main, PlainError, WORK } from './lib/project.ts'

/** playwright.config.ts has it written there. */
const REPORT = `${WORK}browser-tests.json`

/**
 * @param filter what Playwright takes to run some of the tests, such as a file's name
 * @throws PlainError with what the tests said, and at its end with which failed
 */
export async function browserSuites(filter: string[] = []): Promise<string> {
  await ensureChromium()
  // One that an earlier run has left would speak of other tests.
  await rm(REPORT, { force: true })
  const { code, output } = await run(bin('playwright'), ['test', ...filter], { env: { ...process.env, FORCE_COLOR: '0' } })
  const report: BrowserReport | null = await readFile(REPORT, 'utf8').then(JSON.parse, () => null)
  if (code !== 0 || !report)
    throw new PlainError([withoutDots(output).slice(-12_000), ...(report ? [failedTests(report)] : [])].join('\n').trim())
  if (report.stats.expected === 0) throw new PlainError('No browser test ran.')
  return `${report.stats.expected} browser tests passed`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(await browserSuites(process.argv.slice(2))))
}
