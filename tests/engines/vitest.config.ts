import { defineConfig } from 'vitest/config'

/** The journeys in three engines, against the served site; one file per engine, side by side. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000, interval: 30 } },
  },
})
