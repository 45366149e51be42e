import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses a file with Brotli and gzip at the highest level, into files beside it. */
export async function writeVariants(file: string, text: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, brotliCompressSync(text, { params }))
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }))
}
