/** Writes Brotli and gzip variants beside every file that text compression helps. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, gzip } from 'node:zlib'
import { cachedWork } from '#src/lib/build/cache/buildCache.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { resources } from '#src/site/routes.ts'
import type { SiteSettings } from '#src/site/settings.ts'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico|md)$/
const MIN_BYTES = 256
/** Brotli takes a core for a file; Node compresses four at a time. */
const CONCURRENCY = Math.min(availableParallelism(), 4)
const compressGzip = promisify(gzip)
const cachedVariant = cachedWork(['scripts/build/compress.ts'])

/**
 * The last step of quality makes pages 2% smaller, and takes more than half of the time. It is left out for what comes late in the
 * sitemap of a site that has grown: articles that are not new any more (docs/decisions/062).
 */
const MAX_BEST_PAGES = 100
const QUALITY = { best: 11, further: 10 }

/** @param sitemap which lists articles last, the newest first @returns files of the pages that come after the first hundred in it */
export function furtherPages(sitemap: string, pages: readonly Pick<BuiltPage, 'path' | 'file'>[], origin: string): Set<string> {
  const addresses = new Set(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address).slice(MAX_BEST_PAGES))
  return new Set(pages.flatMap(({ path, file }) => (addresses.has(absoluteUrl(origin, path)) ? [file] : [])))
}

/** Writes Brotli and gzip variants beside the built files that are worth it. */
export async function compressBuiltFiles(pages: BuiltPage[], { url }: SiteSettings): Promise<void> {
  const further = furtherPages(await readFile(`${DIST}${resources.sitemap.slice(1)}`, 'utf8'), pages, url)
  const files = (await readdir(DIST, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const next = files.values()
  await Promise.all(Array.from({ length: CONCURRENCY }, () => compressAll(next, further)))
}

/** Ends the heading; where more of the first screen stands before the rest of the styles, that belongs to it (inlineStyles.ts). */
const HEADING_END = '</h1>'
const FURTHER_STYLES = '<style>'

/** @returns where what a page's first packets should hold ends: its head, its header, and the words that it opens with; 0 without any */
function findFirstScreenEnd(page: Buffer): number {
  const heading = page.indexOf(HEADING_END)
  if (heading < 0) return 0
  const further = page.indexOf(FURTHER_STYLES, heading)
  return further < 0 ? heading + HEADING_END.length : further
}

/**
 * Compresses a page in two parts, so that the first can be read without a byte of the second. With one code table for the
 * whole page, the table for an article's forty screens would come before its heading (docs/decisions/079).
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

/** Takes files from a list that several share. */
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
