import { existsSync, globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { findFolders, MUTATED_FOLDERS } from './mutatedFolders.ts'

const matches = (path: string, globs: readonly string[]) =>
  globs.some((glob) => !glob.startsWith('!') && matchesGlob(path, glob)) &&
  !globs.some((glob) => glob.startsWith('!') && matchesGlob(path, glob.slice(1)))

const foldersOf = (path: string) => Object.keys(MUTATED_FOLDERS).filter((name) => matches(path, MUTATED_FOLDERS[name]?.files ?? []))

it('a mutation run changes each source of the server in one folder of the table', () => {
  const sources = globSync('server/**/*.ts').filter((path) => !/\.(test|testing|d)\.ts$/.test(path))
  expect(sources.filter((path) => foldersOf(path).length !== 1)).toEqual([])
})
it('a mutation run changes each source that has a test beside it, but for drawings', () => {
  const sources = globSync('src/**/*.test.ts')
    .map((path) => path.replace(/\.test\.ts$/, '.ts'))
    .filter((path) => existsSync(path) && !path.startsWith('src/illustrations/'))
  expect(sources.filter((path) => foldersOf(path).length !== 1)).toEqual([])
})
it('a mutation run has files and tests in each folder', () => {
  expect(Object.values(MUTATED_FOLDERS).flatMap(({ files }) => files.filter((glob) => glob.includes(',')))).toEqual([])
  for (const [name, { files, tests }] of Object.entries(MUTATED_FOLDERS))
    for (const globs of [files, tests])
      expect(
        globs.filter((glob) => !glob.startsWith('!') && globSync(glob).length === 0),
        name,
      ).toEqual([])
})
it('a mutation run takes a folder by its name, or all that lie in it', () => {
  expect(findFolders('lib')).toEqual(['lib'])
  expect(findFolders('server')).toEqual(expect.arrayContaining(['server/loose', 'server/site', 'server/leads/store']))
  expect(findFolders('server/lead')).toEqual([])
})
