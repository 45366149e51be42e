/** `npm run build`: makes the fonts, runs Astro, and then the steps that need finished pages. Writes the site to dist/. */

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hashFolder } from '#server/site/staticFiles.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { CACHE_FOLDER, removeUnused } from '#src/lib/build/cache/buildCache.ts'
import { readSettings, type SiteSettings } from '#src/site/settings.ts'
import { type BuiltPage, readBuiltPages, writeBuiltPages } from './build/builtPages.ts'
import { compressBuiltFiles } from './build/compress.ts'
import { checkLinks } from './build/deadLinks.ts'
import { buildFonts } from './build/fonts.ts'
import { buildHeaders } from './build/headers.ts'
import { inlineStyles } from './build/inlineStyles.ts'
import { checkPageAddresses } from './build/pageAddresses.ts'
import { bundlePageScripts } from './build/pageScripts.ts'
import { describeHeavyPages } from './build/pageWeights.ts'
import { describeUnmeasured, flagUnmeasuredSections } from './build/unmeasuredSections.ts'
import { keepCitationsWhole } from './build/wholeCitations.ts'
import { createStamp, hasBuild, isBuilt, STAMP_FILE } from './lib/buildStamp.ts'
import { packageProgram, runProgram } from './lib/processes/runProgram.ts'
import { DIST, main, NEXT_MANIFEST, PlainError, ROOT, WORK_FOLDER } from './lib/project.ts'

/** Steps that need the finished HTML, in this order. Everything else that the site serves is a page or an endpoint of src/pages. */
const FINISHING_STEPS: readonly ((pages: BuiltPage[], settings: SiteSettings) => Promise<unknown>)[] = [
  checkPageAddresses,
  checkLinks,
  bundlePageScripts,
  keepCitationsWhole,
  flagUnmeasuredSections,
  inlineStyles,
  (pages) => writeBuiltPages(pages),
  buildHeaders,
  compressBuiltFiles,
  writeManifest,
  writePageList,
]

/**
 * By default, V8 lets the heap double before it collects, and Astro's native parts keep freed memory. With these settings, 400 articles
 * need half as much memory and a seventh more processor time. Sites with fewer than `MANY_ARTICLES` articles do without them
 * (docs/decisions/062).
 */
const LOW_MEMORY = { flags: ['--heap-growing-percent=10'], env: { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2' } }
/** Most objects of rendering are short-lived, so a larger young generation saves a tenth of the processor time. */
const SHORT_TIME = { flags: ['--max-semi-space-size=64'], env: {} }
const MANY_ARTICLES = 100

/** @returns the memory settings for the processes of a build */
async function readMemorySettings(): Promise<typeof LOW_MEMORY | typeof SHORT_TIME> {
  const articles = await readdir(`${ROOT}src/content/blog`)
  return articles.length < MANY_ARTICLES ? SHORT_TIME : LOW_MEMORY
}

/** The folder of a build in progress. dist/ stays as it is until the build is complete. */
const NEXT_BUILD = `${WORK_FOLDER}next`

/**
 * Builds the site into another folder, and replaces dist/ when it is complete. A failed build changes nothing, and a running server takes
 * over the new build as a whole (server/site/readBuild.ts).
 * @returns a sentence for the terminal
 * @throws PlainError with every mistake, in words for an editor
 */
export async function build(): Promise<string> {
  readBuildSettings()
  const stamp = await createStamp()
  await rm(STAMP_FILE, { force: true })
  await rm(NEXT_BUILD, { recursive: true, force: true })
  // Runs in a child process, whose DIST is the new folder.
  const memory = await readMemorySettings()
  const program = [...memory.flags, '--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)]
  const { code, output } = await runProgram(process.execPath, program, { env: { ...process.env, ...memory.env, BUILD_INTO: NEXT_BUILD } })
  if (code !== 0) throw new PlainError(output.trim())
  const last = `${WORK_FOLDER}last`
  await rm(last, { recursive: true, force: true })
  await rename(DIST, last).catch(() => null)
  await rename(NEXT_BUILD, DIST)
  await rename(NEXT_MANIFEST, `${WORK_FOLDER}manifest.json`)
  await rm(last, { recursive: true, force: true })
  // If sources changed during the build, no stamp is written, so the next build starts again.
  if ((await createStamp()) === stamp) await writeFile(STAMP_FILE, stamp)
  else await rm(`${ROOT}${CACHE_FOLDER}`, { recursive: true, force: true })
  return output.trim()
}

async function buildNext(): Promise<string> {
  const began = Date.now()
  const settings = readBuildSettings()
  await buildFonts()
  const { flags } = await readMemorySettings()
  const astro = await runProgram(process.execPath, [...flags, packageProgram('astro'), 'build', '--silent'])
  if (astro.code !== 0) throw new PlainError(`The pages could not be built:\n\n${astro.output.trim()}`)
  const pages = await readBuiltPages()
  for (const step of FINISHING_STEPS) await step(pages, settings)
  await removeUnused(began)
  const seconds = (Date.now() - began) / 1000
  return [
    `Built ${pages.length} pages in ${seconds.toFixed(1)} s (dist/).`,
    ...(await describeHeavyPages(pages)),
    ...describeUnmeasured(pages),
  ].join('\n')
}

/** Adds the hash of every file to the manifest, which the server checks. */
async function writeManifest(): Promise<void> {
  await writeFile(`${DIST}.assetsignore`, '*.br\n*.gz\n_headers\n_redirects\n')
  const files = await hashFolder(DIST)
  const manifest = JSON.parse(await readFile(NEXT_MANIFEST, 'utf8'))
  await writeFile(NEXT_MANIFEST, JSON.stringify({ ...manifest, files }, null, 2))
}

/** The list of pages that the suites test. */
async function writePageList(pages: BuiltPage[]): Promise<void> {
  const facts = pages.map(({ html, ...page }) => page)
  await writeFile(`${WORK_FOLDER}pages.json`, JSON.stringify(facts, null, 2))
}

function readBuildSettings(): SiteSettings {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw new PlainError(errorMessageOf(error))
  }
}

/** Builds only if sources or settings have changed since the last build. @returns a sentence that says whether */
export async function buildIfChanged(): Promise<string> {
  if (await isBuilt()) return 'Nothing changed since the last build.'
  console.log('Building the site (about half a minute) …')
  return await build()
}

/** Builds only if there is no build at all. @returns a sentence that says whether */
export async function buildIfMissing(): Promise<string> {
  return hasBuild() ? 'There is a build already.' : await build()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const task = process.env.BUILD_INTO ? buildNext : process.argv.includes('--if-changed') ? buildIfChanged : build
  await main(async () => console.log(await task()))
}
