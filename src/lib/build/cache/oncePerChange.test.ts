import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { oncePerChange } from './oncePerChange.ts'

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
