import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes what is sent of a file beside it: Brotli and gzip, as small as they get. */
export async function writeVariants(file: string, text: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, brotliCompressSync(text, { params }))
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }))
}
