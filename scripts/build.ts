/** `npm run build`: fonts, pages, and everything that is made from the finished pages. Leaves the site in dist/. */
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readSettings } from '../src/site/settings.ts'
import { buildCompressed } from './build/compress.ts'
import { buildDiscovery } from './build/discovery.ts'
import { buildFeeds } from './build/feeds.ts'
import { buildFonts } from './build/fonts.ts'
import { buildHeaders } from './build/headers.ts'
import { buildIcons } from './build/icons.ts'
import { readBuiltPages } from './build/pages.ts'
import { buildSocialImages } from './build/social-images.ts'
import { bin, run } from './lib/command.ts'
import { DIST, main, PlainError, WORK } from './lib/project.ts'
import { buildStamp, isBuilt, STAMP_FILE } from './lib/stamp.ts'

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
  await buildIcons(settings.name)
  await buildSocialImages(pages, settings.name)
  await buildDiscovery(pages, settings)
  await buildFeeds(pages, settings)
  await buildHeaders(pages, settings)
  await buildCompressed()
  await writeFile(`${WORK}files.json`, JSON.stringify(await publicFiles()))
  await writeFile(
    `${WORK}pages.json`,
    JSON.stringify(
      pages.map(({ html, ...page }) => page),
      null,
      2,
    ),
  )
  await writeFile(STAMP_FILE, await buildStamp())
  const seconds = (performance.now() - begin) / 1000
  return `Built ${pages.length} pages in ${seconds.toFixed(1)} s (dist/).`
}

/** Addresses of all files that the site serves, for the Worker; compressed variants are the embedded server's. */
async function publicFiles(): Promise<string[]> {
  await writeFile(`${DIST}.assetsignore`, '*.br\n*.gz\n_headers\n_redirects\n')
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(DIST.length - 1))
  return names.filter((name) => !/\.(br|gz)$|^\/(_headers|_redirects|\.assetsignore)$/.test(name)).sort()
}

function settingsOrPlainError() {
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
