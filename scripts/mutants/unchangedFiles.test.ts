import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import settings from '../../stryker.config.mjs'
import { UNCHANGED_FILES } from './unchangedFiles.ts'

it('a mutation run leaves out files that are there', () => {
  expect(UNCHANGED_FILES.filter((file) => !existsSync(file))).toEqual([])
})

it('a mutation run leaves out of its copy only what is made: any source may be read by some test', () => {
  const made = new Set(
    readFileSync('.gitignore', 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  )
  expect(settings.ignorePatterns?.filter((folder: string) => !made.has(folder))).toEqual([])
})
