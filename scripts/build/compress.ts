/** Writes Brotli and gzip files beside every text file of the build. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, gzip } from 'node:zlib'
import { createResultCache } from '#src/lib/build/cache/buildCache.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { resources } from '#src/site/routes.ts'
import type { SiteSettings } from '#src/site/settings.ts'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico|md)$/
const MIN_BYTES = 256
/** Each Brotli compression keeps a core busy; Node runs four at a time. */
const CONCURRENCY = Math.min(availableParallelism(), 4)
const compressGzip = promisify(gzip)
const cachedVariant = createResultCache(['scripts/build/compress.ts'])

/**
 * Brotli level 11 saves 2% but takes more than half of the time. Only the first 100 pages of the sitemap get it; older articles get level
 * 10 (docs/decisions/062).
 */
const MAX_BEST_PAGES = 100
const QUALITY = { best: 11, further: 10 }

/** @param sitemap lists articles last, with the newest first @returns the files of all pages after the first hundred */
export function findFurtherPages(sitemap: string, pages: readonly Pick<BuiltPage, 'path' | 'file'>[], origin: string): Set<string> {
  const addresses = new Set(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address).slice(MAX_BEST_PAGES))
  return new Set(pages.flatMap(({ path, file }) => (addresses.has(absoluteUrl(origin, path)) ? [file] : [])))
}

/** A step of the build, after all files are written. It reads the sitemap to choose the quality for each page. */
export async function compressBuiltFiles(pages: BuiltPage[], { url }: SiteSettings): Promise<void> {
  const further = findFurtherPages(await readFile(`${DIST}${resources.sitemap.slice(1)}`, 'utf8'), pages, url)
  const files = (await readdir(DIST, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const next = files.values()
  await Promise.all(Array.from({ length: CONCURRENCY }, () => compressAll(next, further)))
}

/** The end of the heading, or of the first screen if the rest of the styles follows it (inlineStyles.ts). */
const HEADING_END = '</h1>'
const FURTHER_STYLES = '<style>'

/** @returns the position after the head, the header and the opening words, which the first packets should contain; 0 if there are none */
function findFirstScreenEnd(page: Buffer): number {
  const heading = page.indexOf(HEADING_END)
  if (heading < 0) return 0
  const further = page.indexOf(FURTHER_STYLES, heading)
  return further < 0 ? heading + HEADING_END.length : further
}

/**
 * Compresses a page in two parts, so that the browser can read the first without the second. With one part, the code table for forty
 * screens of an article would come before its heading (docs/decisions/095).
 */
async function compressBrotli(data: Buffer, quality: number): Promise<Buffer> {
  const compress = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  })
  const small = buffer(compress)
  const end = findFirstScreenEnd(data)
  if (end > 0) {
    compress.write(data.subarray(0, end))
    await new Promise<void>((done) => compress.flush(constants.BROTLI_OPERATION_FLUSH, done))
  }
  compress.end(data.subarray(end))
  return small
}

/** One of several workers, which take files from the same list. */
async function compressAll(files: Iterable<string>, further: ReadonlySet<string>): Promise<void> {
  for (const file of files) {
    const data = await readFile(`${DIST}${file}`)
    if (data.length < MIN_BYTES) continue
    const quality = further.has(file) ? QUALITY.further : QUALITY.best
    await Promise.all([
      cachedVariant(['br', `${quality}`, data], () => compressBrotli(data, quality)).then((small) => writeFile(`${DIST}${file}.br`, small)),
      cachedVariant(['gz', data], () => compressGzip(data, { level: 9 })).then((small) => writeFile(`${DIST}${file}.gz`, small)),
    ])
  }
}
