import { afterEach, expect, it, vi } from 'vitest'
import { oncePerBuild } from './oncePerBuild.ts'

afterEach(() => vi.unstubAllEnvs())
const counted = () => {
  let count = 0
  return oncePerBuild(async (word: string) => `${word} ${++count}`)
}

it('what a build makes of content is made once, for all who ask at the same time, too', async () => {
  vi.stubEnv('DEV', false)
  const made = counted()
  expect(await Promise.all([made('first'), made('second')])).toEqual(['first 1', 'first 1'])
  expect(await made('third')).toBe('first 1')
})
it('what development makes of content is made anew for each request', async () => {
  vi.stubEnv('DEV', true)
  const made = counted()
  expect([await made('first'), await made('second')]).toEqual(['first 1', 'second 2'])
})
