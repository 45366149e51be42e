import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { oncePerText } from './oncePerText.ts'

const folder = mkdtempSync(join(tmpdir(), 'text-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'a.yaml')

it('the result for a file is kept until its text changes', () => {
  const read = vi.fn((source: string, name: string) => ({ source, name }))
  const current = oncePerText(file, read)
  writeFileSync(file, 'one')
  expect(current()).toEqual({ source: 'one', name: file })
  expect(current()).toBe(current())
  writeFileSync(file, 'two')
  expect(current().source).toBe('two')
  expect(read).toHaveBeenCalledTimes(2)
})
it('a text that cannot be parsed throws each time, until it is corrected', () => {
  const current = oncePerText(file, (source) => {
    if (source === 'broken') throw new Error('No.')
    return source
  })
  writeFileSync(file, 'broken')
  expect(current).toThrow('No.')
  expect(current).toThrow('No.')
  writeFileSync(file, 'fine')
  expect(current()).toBe('fine')
})
