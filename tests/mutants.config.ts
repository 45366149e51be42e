import { defineConfig } from 'vitest/config'

/** The suites of a mutation run: those that lie beside `lib`, `site` and `server` and need neither document nor build. */
export default defineConfig({
  // Instrumented code is slower, and a mutation run lets everybody else go first.
  test: { environment: 'node', include: ['src/{lib,site}/**/*.test.ts', 'server/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
})
