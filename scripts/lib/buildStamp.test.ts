import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createStamp, hasBuild, INPUT_FOLDERS } from './buildStamp.ts'

/** Every file that a file imports, directly or through others. */
function closure(start: string): string[] {
  const seen = new Set<string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)) {
      const path = to.startsWith('#') ? to.slice(1) : normalize(join(dirname(file), to))
      const found = ['', '.ts', '.tsx'].map((ending) => `${path}${ending}`).find((file) => /\.tsx?$/.test(file) && existsSync(file))
      if (found) queue.push(found)
    }
  }
  return [...seen]
}

it('the stamp of a build covers the folder of every file that a build imports', () => {
  const files = closure('scripts/build.ts')
  expect(files).toContain('scripts/lib/buildStamp.ts')
  expect(files.filter((file) => !INPUT_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
})

it('the stamp of a build changes from one day to the next, since an article may be due, and not within a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') })
  try {
    const morning = await createStamp()
    vi.setSystemTime(new Date('2026-03-02T21:00:00Z'))
    expect(await createStamp()).toBe(morning)
    vi.setSystemTime(new Date('2026-03-03T09:00:00Z'))
    expect(await createStamp()).not.toBe(morning)
  } finally {
    vi.useRealTimers()
  }
})

it('a build whose folder was deleted is out of date, whatever its stamp says', () => {
  const stamp = 'package.json'
  expect([hasBuild(stamp, 'src/'), hasBuild(stamp, 'gone/'), hasBuild('gone', 'src/')]).toEqual([true, false, false])
})
