import { defineConfig } from 'vitest/config'
import { repeatsReporter } from './repeatsReporter.ts'

/** The journeys in three engines against the served site. Each engine has its own test file, and they run in parallel. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    environment: 'node',
    reporters: ['default', repeatsReporter],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000, interval: 30 } },
  },
})
