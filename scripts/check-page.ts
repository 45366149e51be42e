/**
 * `npm run check:page -- /industries/retail`: checks what new texts can break on these pages, such as their fit on a phone. Without
 * addresses it checks the pages that show what has changed since the main branch. It builds the site first, if something changed.
 */
import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import type { BuiltPage } from './build/builtPages.ts'
import { describeHeavyPages } from './build/pageWeights.ts'
import { buildIfChanged } from './build.ts'
import { checkNoOptions, findChangedPages, parsePageAddresses } from './check-page/chosenPages.ts'
import { listPageChecks, type PageFinding } from './check-page/pageChecks.ts'
import { describeFindings } from './check-page/pageProblems.ts'
import { requireChromium } from './lib/browsers/chromium.ts'
import { PLAYWRIGHT_FLAGS } from './lib/browsers/playwrightFlags.ts'
import { type ContentText, readContentTexts, readContentTokens } from './lib/contentTexts.ts'
import { findFreePort } from './lib/processes/findFreePort.ts'
import { startProgram } from './lib/processes/runningServer.ts'
import { main, PlainError, ROOT, readPorts, WORK_FOLDER } from './lib/project.ts'
import { TEST_LEADS } from './lib/testing/testLeads.ts'

type ListedPage = Omit<BuiltPage, 'html'>

async function checkPage(browser: Browser, origin: string, page: ListedPage): Promise<PageFinding[]> {
  const findings: PageFinding[] = []
  for (const { find } of listPageChecks(page)) {
    const context = await browser.newContext({ baseURL: origin })
    findings.push(...(await find(await context.newPage(), page)))
    await context.close()
  }
  return findings
}

/** @returns a sentence for each problem of the pages */
async function checkPages(executablePath: string, pages: readonly ListedPage[], texts: readonly ContentText[]): Promise<string[]> {
  const port = await findFreePort()
  // The built pages embed the form from its own port.
  const env = { ...process.env, ...TEST_LEADS, LEAD_DIGEST_HOUR: 'off', PORT: String(port), FORM_PORT: String(readPorts().form) }
  const server = await startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'], port, ROOT, env)
  const browser = await chromium.launch({ executablePath, args: PLAYWRIGHT_FLAGS })
  const problems: string[] = []
  try {
    for (const page of pages) {
      console.log(`· ${page.path} …`)
      problems.push(...describeFindings(page.path, await checkPage(browser, server.origin, page), texts))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return problems
}

await main(async () => {
  const args = process.argv.slice(2)
  checkNoOptions(args)
  const executablePath = await requireChromium()
  console.log(await buildIfChanged())
  const built: ListedPage[] = JSON.parse(await readFile(`${WORK_FOLDER}pages.json`, 'utf8'))
  const addresses = built.map(({ path }) => path)
  const chosen = args.length > 0 ? parsePageAddresses(args, addresses) : await findChangedPages(built, readContentTokens())
  const pages = built.filter(({ path }) => chosen.includes(path))
  if (pages.length === 0) return console.log('No page shows words that have changed since the main branch.')
  const heavyPages = await describeHeavyPages(pages)
  const wordProblems = await checkPages(executablePath, pages, await readContentTexts())
  if (wordProblems.length === 0) console.log('The words fit on phones, with large text and at 200% zoom.')
  else wordProblems.push('', 'Write fewer or shorter words there. If they have to fit, tell a developer, because then the page is wrong.')
  const problems = [...heavyPages, ...wordProblems]
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
})
