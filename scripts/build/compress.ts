/** Writes Brotli and gzip variants beside every file that text compression helps. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, gzip } from 'node:zlib'
import { cachedWork } from '#src/lib/build/cache/buildCache.ts'
import { DIST } from '../lib/project.ts'

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico|md)$/
const LEAST_BYTES = 256
/** Brotli takes a core for a file; Node compresses four at a time. */
const CONCURRENCY = Math.min(availableParallelism(), 4)
const compressGzip = promisify(gzip)
const cachedVariant = cachedWork(['scripts/build/compress.ts'])

/** Writes Brotli and gzip variants beside the built files that are worth it. */
export async function buildCompressed(): Promise<void> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const next = files.values()
  await Promise.all(Array.from({ length: CONCURRENCY }, () => compressAll(next)))
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
async function compressBrotli(data: Buffer): Promise<Buffer> {
  const compress = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
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
async function compressAll(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const data = await readFile(`${DIST}${file}`)
    if (data.length < LEAST_BYTES) continue
    await Promise.all([
      cachedVariant(['br', data], () => compressBrotli(data)).then((small) => writeFile(`${DIST}${file}.br`, small)),
      cachedVariant(['gz', data], () => compressGzip(data, { level: 9 })).then((small) => writeFile(`${DIST}${file}.gz`, small)),
    ])
  }
}
