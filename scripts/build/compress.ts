/** Writes Brotli and gzip variants beside every file that text compression helps. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DIST } from '../lib/project.ts'

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico|md)$/
const SMALLEST = 256
/** Brotli takes a core for a file; Node compresses four at a time. */
const AT_ONCE = Math.min(availableParallelism(), 4)
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function buildCompressed(): Promise<void> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const next = files.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => compressAll(next)))
}

/** Takes files from a list that several share. */
async function compressAll(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const data = await readFile(`${DIST}${file}`)
    if (data.length < SMALLEST) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
    await Promise.all([
      brotli(data, { params }).then((small) => writeFile(`${DIST}${file}.br`, small)),
      gzipped(data, { level: 9 }).then((small) => writeFile(`${DIST}${file}.gz`, small)),
    ])
  }
}
