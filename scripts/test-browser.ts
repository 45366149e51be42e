/** `npm run test:browser`: runs the browser suites. Playwright builds and serves the site unless it is already served. */
import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { requireChromium } from './lib/browsers/chromium.ts'
import { packageProgram, runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError, WORK_FOLDER } from './lib/project.ts'
import { type BrowserReport, describeFailures, removeProgressDots } from './lib/testing/browserReport.ts'

/** The report that Playwright writes (playwright.config.ts). */
const REPORT_FILE = `${WORK_FOLDER}browser-tests.json`

/**
 * @param filter Playwright's arguments to choose tests, such as a file's name
 * @returns how many passed
 * @throws PlainError with the output and a list of failures
 */
export async function testInBrowser(filter: string[] = []): Promise<string> {
  await requireChromium()
  // A report of an earlier run would be about other tests.
  await rm(REPORT_FILE, { force: true })
  const { code, output } = await runProgram(packageProgram('playwright'), ['test', ...filter], {
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  const report: BrowserReport | null = await readFile(REPORT_FILE, 'utf8').then(JSON.parse, () => null)
  if (code !== 0 || !report)
    throw new PlainError([removeProgressDots(output).slice(-12_000), ...(report ? [describeFailures(report)] : [])].join('\n').trim())
  const passed = report.stats.expected
  if (passed === 0) throw new PlainError('No browser test ran.')
  return `${passed} browser ${oneOrMany(passed, { one: 'test', many: 'tests' })} passed`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(await testInBrowser(process.argv.slice(2))))
}
