import { afterEach, expect, it, vi } from 'vitest'
import { readBuildTime } from './buildTime.ts'

afterEach(() => vi.unstubAllEnvs())

it('the time of a build is the moment of SOURCE_DATE_EPOCH, which counts seconds', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1764547200')
  expect(readBuildTime().toISOString()).toBe('2025-12-01T00:00:00.000Z')
})
it('the time of a build is now without it', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', ' ')
  const before = Date.now()
  expect(readBuildTime().getTime()).toBeGreaterThanOrEqual(before)
})
it.each(['yesterday', '1764547200.5', '-1', '2025-12-01'])(
  'the time of a build cannot be "%s", and the error says whose value that is',
  (value) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', value)
    expect(readBuildTime).toThrow(`SOURCE_DATE_EPOCH must be a time in whole seconds since 1970, but is "${value}".`)
  },
)
