/** The rule of docs/code-style.md on names of files. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

it('no two source files have one name', () => {
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    // Tests have the names of what they test, pages those of their addresses.
    .filter((file) => !/\.test\.|^src\/pages\/|\/vitest\.config\.ts$/.test(file))
  const named = Map.groupBy(files, (file) => basename(file))
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([])
})
