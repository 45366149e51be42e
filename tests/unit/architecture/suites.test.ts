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

it('every test file runs in one suite', () => {
  const files = globSync('{src,server,scripts,tests}/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(100)
  const suitesOf = (file: string) => patterns.filter((pattern) => matchesGlob(file, pattern))
  expect(files.filter((file) => suitesOf(file).length !== 1)).toEqual([])
})
it('every folder that a suite names has tests', () =>
  expect(patterns.flatMap(alternativesOf).filter((pattern) => globSync(pattern).length === 0)).toEqual([]))
