import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetUnreadable } from './forgetUnreadable.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutants-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what a mutation run remembers', () => {
  it.each([
    ['is kept', '{"files":{}}', true],
    ['goes where a run was stopped before it wrote', '', false],
    ['goes where a run was stopped while it wrote', '{"files":', false],
  ])('%s', async (_, text, isKept) => {
    const memory = join(folder, 'lib.json')
    await writeFile(memory, text)
    await forgetUnreadable(memory)
    expect(existsSync(memory)).toBe(isKept)
  })
  it('may be missing', async () => {
    await expect(forgetUnreadable(join(folder, 'none.json'))).resolves.toBeUndefined()
  })
})
