import { afterEach, expect, it, vi } from 'vitest'
import { buildTime } from './buildTime'

afterEach(() => vi.unstubAllEnvs())

it('the time of a build is the moment of SOURCE_DATE_EPOCH, which counts seconds', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1764547200')
  expect(buildTime().toISOString()).toBe('2025-12-01T00:00:00.000Z')
})
it('the time of a build is now without it', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  const before = Date.now()
  expect(buildTime().getTime()).toBeGreaterThanOrEqual(before)
})
