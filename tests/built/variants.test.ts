/** Compressed variants of the built files must unpack to the file itself (scripts/build/compress.ts). */
import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BUILT_SITE } from './builtSite.ts'

describe('compressed variants', () => {
  for (const [ending, unpacked] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const)
    it(`${ending} files unpack to the file that they stand beside`, () => {
      const variants = globSync(`${BUILT_SITE}**/*${ending}`)
      expect(variants).not.toEqual([])
      const other = variants.filter((variant) => !unpacked(readFileSync(variant)).equals(readFileSync(variant.slice(0, -ending.length))))
      expect(other).toEqual([])
    })
})
