import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePerBuild, oncePerChange, oncePerText } from './oncePerChange.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'))
  mkdirSync(join(folder, 'blog'))
  for (const name of ['home.yaml', 'blog/one.mdx']) write(name, 'Before')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a file as of a fixed time, so that only what a test changes differs. */
function write(name: string, text: string, second = 1): void {
  writeFileSync(join(folder, name), text)
  utimesSync(join(folder, name), second, second)
}
const countedRead = () => {
  let count = 0
  return oncePerChange(folder, async () => ++count)
}

it('reads once while no file changes, also for concurrent callers', async () => {
  const made = countedRead()
  expect(await Promise.all([made(), made()])).toEqual([1, 1])
  expect(await made()).toBe(1)
})
it.each<[string, () => void]>([
  ['a file with another length', () => write('home.yaml', 'Afterward')],
  ['a file of another time', () => write('blog/one.mdx', 'After!', 2)],
  ['an added file', () => write('blog/two.mdx', '')],
  ['a removed file', () => rmSync(join(folder, 'home.yaml'))],
])('reads once more after a change: %s', async (_, change) => {
  const made = countedRead()
  await made()
  change()
  expect(await made()).toBe(2)
  expect(await made()).toBe(2)
})

it('the result for a file is kept until its text changes', () => {
  const file = join(folder, 'a.yaml')
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
  const file = join(folder, 'a.yaml')
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

afterEach(() => vi.unstubAllEnvs())
const countedBuildRead = () => {
  let count = 0
  return oncePerBuild(async () => ++count)
}

it('a build computes a value once, also for concurrent callers', async () => {
  vi.stubEnv('DEV', false)
  const made = countedBuildRead()
  expect(await Promise.all([made(), made()])).toEqual([1, 1])
  expect(await made()).toBe(1)
})
it('development computes a value again for each request', async () => {
  vi.stubEnv('DEV', true)
  const made = countedBuildRead()
  expect([await made(), await made()]).toEqual([1, 2])
})
