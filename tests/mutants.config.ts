import { defineConfig } from 'vitest/config'
import { ROOM_MODELS } from '#scripts/mutants/roomModels.ts'
import { UNREPEATED_TESTS } from '#scripts/mutants/unchangedFiles.ts'

/** The suites of a mutation run: those of `lib`, `site`, `facts`, `server` and of what rooms calculate, which need neither document nor build. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{lib,site,facts}/**/*.test.ts', ...ROOM_MODELS.map((model) => `${model}.test.ts`), 'server/**/*.test.ts'],
    exclude: UNREPEATED_TESTS,
    // Instrumented code is slower, and a mutation run lets everybody else go first, so a test has some seconds; but
    // what waits for ever because of a change fails by itself, before Stryker has to end the process and begin a new one.
    testTimeout: 8_000,
    hookTimeout: 8_000,
  },
})
