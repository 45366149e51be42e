/** `npm run build`: fonts, then Astro, then the few things that are made from finished pages. Leaves the site in dist/. */
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readSettings, type SiteSettings } from '../src/site/settings.ts'
import { buildCompressed } from './build/compress.ts'
import { checkEnrolment } from './build/enrolment.ts'
import { buildFonts } from './build/fonts.ts'
import { buildHeaders } from './build/headers.ts'
import { type BuiltPage, readBuiltPages } from './build/pages.ts'
import { bin, run } from './lib/command.ts'
import { DIST, main, PlainError, WORK } from './lib/project.ts'
import { buildStamp, isBuilt, STAMP_FILE } from './lib/stamp.ts'

/** What needs the finished HTML, in this order. Everything else that the site serves is a page or an endpoint of src/pages. */
const AFTERWARDS: readonly ((pages: BuiltPage[], settings: SiteSettings) => Promise<unknown>)[] = [
  checkEnrolment,
  buildHeaders,
  buildCompressed,
  writePublicFiles,
  writePages,
]

/** Builds the whole site and @returns a line that says so. @throws PlainError with what is wrong, in words for an editor */
export async function build(): Promise<string> {
  const begin = performance.now()
  const settings = settingsOrPlainError()
  await rm(STAMP_FILE, { force: true })
  await rm(DIST, { recursive: true, force: true })
  await buildFonts()
  const astro = await run(bin('astro'), ['build', '--silent'])
  if (astro.code !== 0) throw new PlainError(`The pages could not be built:\n\n${astro.output.trim()}`)
  const pages = await readBuiltPages()
  for (const step of AFTERWARDS) await step(pages, settings)
  await writeFile(STAMP_FILE, await buildStamp())
  const seconds = (performance.now() - begin) / 1000
  return `Built ${pages.length} pages in ${seconds.toFixed(1)} s (dist/).`
}

/** For the Worker: addresses of all files that the site serves; compressed variants are the embedded server's. */
async function writePublicFiles(): Promise<void> {
  await writeFile(`${DIST}.assetsignore`, '*.br\n*.gz\n_headers\n_redirects\n')
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(DIST.length - 1))
  const served = names.filter((name) => !/\.(br|gz)$|^\/(_headers|_redirects|\.assetsignore)$/.test(name)).sort()
  await writeFile(`${WORK}files.json`, JSON.stringify(served))
}

/** For the suites: every page enrols itself. */
async function writePages(pages: BuiltPage[]): Promise<void> {
  const facts = pages.map(({ html, ...page }) => page)
  await writeFile(`${WORK}pages.json`, JSON.stringify(facts, null, 2))
}

function settingsOrPlainError(): SiteSettings {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** Builds only when sources or settings have changed since the last build. @returns a line that says which */
export async function buildIfChanged(): Promise<string> {
  if (await isBuilt()) return 'Nothing changed since the last build.'
  console.log('Building the site (about half a minute) …')
  return await build()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isThereEnough = process.argv.includes('--if-missing') && existsSync(STAMP_FILE)
  if (!isThereEnough) await main(async () => console.log(await (process.argv.includes('--if-changed') ? buildIfChanged() : build())))
}
