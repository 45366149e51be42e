/** `npm run test:browser`: the suites in a browser. Playwright builds and serves the site unless it is served already. */
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './lib/chromium.ts'
import { bin, run } from './lib/command.ts'
import { main, PlainError, WORK } from './lib/project.ts'

/** @param filter what Playwright takes to run some of the tests, such as a file's name @throws PlainError with what failed */
export async function browserSuites(filter: string[] = []): Promise<string> {
  await ensureChromium()
  const { code, output } = await run(bin('playwright'), ['test', ...filter], { env: { ...process.env, FORCE_COLOR: '0' } })
  if (code !== 0) throw new PlainError(output.slice(-12_000))
  const { stats } = JSON.parse(await readFile(`${WORK}browser-tests.json`, 'utf8'))
  if (stats.expected === 0) throw new PlainError('No browser test ran.')
  return `${stats.expected} browser tests passed`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(await browserSuites(process.argv.slice(2))))
}
