import { defineConfig } from 'vitest/config'
import { ROOM_MODELS } from '../scripts/mutants/roomModels'

/** The suites of a mutation run: those of `lib`, `site`, `server` and of what rooms calculate, which need neither document nor build. */
export default defineConfig({
  // Instrumented code is slower, and a mutation run lets everybody else go first.
  test: {
    environment: 'node',
    include: ['src/{lib,site}/**/*.test.ts', ...ROOM_MODELS.map((model) => `${model}.test.ts`), 'server/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
