import { afterEach, expect, it, vi } from 'vitest'
import { oncePerBuild } from './oncePerBuild.ts'

afterEach(() => vi.unstubAllEnvs())
const countedRead = () => {
  let count = 0
  return oncePerBuild(async () => ++count)
}

it('a build computes a value once, also for concurrent callers', async () => {
  vi.stubEnv('DEV', false)
  const made = countedRead()
  expect(await Promise.all([made(), made()])).toEqual([1, 1])
  expect(await made()).toBe(1)
})
it('development computes a value again for each request', async () => {
  vi.stubEnv('DEV', true)
  const made = countedRead()
  expect([await made(), await made()]).toEqual([1, 2])
})
