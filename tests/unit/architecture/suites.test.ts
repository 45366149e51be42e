/** What suites over whole pages may not do by themselves. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** It compares figures with the tokens that stand in their place. */
const LOOKS_FOR_TOKENS = 'tests/built/claims.test.ts'

const readsYaml = (source: string) => /\bfrom\s+'(?:js-)?yaml'|\bimport\(\s*'(?:js-)?yaml'/.test(source)

it('a suite over pages takes an editor’s words from tests/lib/siteEntry.ts, which knows tokens and schemas, and not from the file', () => {
  const suites = globSync('tests/{browser,built,dev,engines,platform}/**/*.ts').map((file) => file.replaceAll('\\', '/'))
  expect(suites.length).toBeGreaterThan(60)
  const readers = suites.filter((file) => readsYaml(readFileSync(file, 'utf8')))
  expect(readers).toEqual([LOOKS_FOR_TOKENS])
})

it('docs/writing-tests.md says of each folder of tests what it is for', () => {
  const page = readFileSync('docs/writing-tests.md', 'utf8')
  const folders = globSync('tests/*/').map((folder) => `tests/${basename(folder)}/`)
  expect(folders.length).toBeGreaterThan(8)
  expect(folders.filter((folder) => !page.includes(`\`${folder}`))).toEqual([])
})
