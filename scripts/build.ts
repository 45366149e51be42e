/** `npm run build`: fonts, pages, and everything that is made from the finished pages. Leaves the site in dist/. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { contentHash, readFolder } from '../server/files.ts'
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
import { buildStamp, STAMP_FILE } from './lib/stamp.ts'

/** A build under way; dist/ stays as it is until this is complete. */
const NEXT = `${WORK}next`
const NEXT_MANIFEST = `${WORK}next-manifest.json`

/**
 * Builds the whole site beside dist/ and puts it in its place when it is complete: a build that fails changes nothing, and
 * a server that runs meanwhile takes the new one over as a whole (server/build.ts).
 * @returns a line that says so @throws PlainError with what is wrong, in words for an editor
 */
export async function build(): Promise<string> {
  settingsOrPlainError()
  await rm(STAMP_FILE, { force: true })
  await rm(NEXT, { recursive: true, force: true })
  // A process of its own: every step writes below DIST, which is the new folder there.
  const env = { ...process.env, BUILD_INTO: NEXT }
  const { code, output } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)], { env })
  if (code !== 0) throw new PlainError(output.trim())
  const last = `${WORK}last`
  await rm(last, { recursive: true, force: true })
  await rename(DIST, last).catch(() => null)
  await rename(NEXT, DIST)
  await rename(NEXT_MANIFEST, `${WORK}manifest.json`)
  await rm(last, { recursive: true, force: true })
  await writeFile(STAMP_FILE, await buildStamp())
  return output.trim()
}

async function buildInto(): Promise<string> {
  const begin = performance.now()
  const settings = settingsOrPlainError()
  await buildFonts()
  const astro = await run(bin('astro'), ['build', '--silent'])
  if (astro.code !== 0) throw new PlainError(`The pages could not be built:\n\n${astro.output.trim()}`)
  const pages = await readBuiltPages()
  await buildIcons(settings.name)
  await buildSocialImages(pages, settings.name)
  await buildDiscovery(pages, settings)
  await buildFeeds(pages, settings)
  const manifest = await buildHeaders(pages, settings)
  await buildCompressed()
  await writeFile(`${DIST}.assetsignore`, '*.br\n*.gz\n_headers\n_redirects\n')
  const files = Object.fromEntries([...(await readFolder(DIST))].map(([path, bytes]) => [path, contentHash(bytes)]))
  await writeFile(NEXT_MANIFEST, JSON.stringify({ ...manifest, files }, null, 2))
  await writeFile(
    `${WORK}pages.json`,
    JSON.stringify(
      pages.map(({ html, ...page }) => page),
      null,
      2,
    ),
  )
  const seconds = (performance.now() - begin) / 1000
  return `Built ${pages.length} pages in ${seconds.toFixed(1)} s (dist/).`
}

function settingsOrPlainError() {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(async () => console.log(await (process.env.BUILD_INTO ? buildInto() : build())))
