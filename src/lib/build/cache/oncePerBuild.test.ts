import { afterEach, expect, it, vi } from 'vitest'
import { oncePerBuild } from './oncePerBuild.ts'

afterEach(() => vi.unstubAllEnvs())
const counted = () => {
  let count = 0
  return oncePerBuild(async () => ++count)
}

it('what a build makes of content is made once, for all who ask at the same time, too', async () => {
  vi.stubEnv('DEV', false)
  const made = counted()
  expect(await Promise.all([made(), made()])).toEqual([1, 1])
  expect(await made()).toBe(1)
})
it('what development makes of content is made anew for each request', async () => {
  vi.stubEnv('DEV', true)
  const made = counted()
  expect([await made(), await made()]).toEqual([1, 2])
})
