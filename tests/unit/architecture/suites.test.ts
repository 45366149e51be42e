/** Every test file runs, in one suite. Vitest reports neither a file that no suite finds nor a folder that does not exist. */
import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { UserWorkspaceConfig, ViteUserConfig } from 'vitest/config'

const configFiles = globSync(['vitest.config.ts', 'tests/*/vitest.config.ts'])
const configs: ViteUserConfig[] = await Promise.all(
  configFiles.map(async (file) => (await import(/* @vite-ignore */ pathToFileURL(file).href)).default),
)
const patterns = configs.flatMap(({ test }) =>
  [test, ...((test?.projects ?? []) as UserWorkspaceConfig[]).map((project) => project.test)].flatMap((suite) => suite?.include ?? []),
)
/** @returns the pattern for each of the folders that its first braces list */
const alternativesOf = (pattern: string) => {
  const [braces, list = ''] = /\{([^}]+)\}/.exec(pattern) ?? []
  return braces ? list.split(',').map((choice) => pattern.replace(braces, choice)) : [pattern]
}

/** @returns the test files that no suite runs, or more than one */
const findWrongSuites = (files: readonly string[]) =>
  files.filter((file) => patterns.filter((pattern) => matchesGlob(file, pattern)).length !== 1)

it('every test file runs in one suite', () => {
  expect(findWrongSuites(['src/ui/part.test.ts', 'src/elsewhere/part.test.ts'])).toEqual(['src/elsewhere/part.test.ts'])
  const files = globSync('{src,server,scripts,tests}/**/*.test.{ts,tsx}')
  expect(findWrongSuites(files)).toEqual([])
})
it('every folder that a suite names has tests', () =>
  expect(patterns.flatMap(alternativesOf).filter((pattern) => globSync(pattern).length === 0)).toEqual([]))
