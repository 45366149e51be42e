import { defineConfig } from 'vitest/config'
import { EXCLUDED_TESTS, MUTATED_FOLDERS } from '#scripts/mutants/mutatedFolders.ts'
import { createAstroStubs } from './lib/astroStubs.ts'

/** The tests of a mutation run: of the folder that scripts/mutants.ts names, or of all. None needs a build. */
const folders = process.env.MUTATED_FOLDER ? [process.env.MUTATED_FOLDER] : Object.keys(MUTATED_FOLDERS)

const needsDocument = folders.some((name) => MUTATED_FOLDERS[name]?.needsDocument)

export default defineConfig({
  plugins: [createAstroStubs()],
  test: {
    environment: needsDocument ? 'jsdom' : 'node',
    setupFiles: needsDocument ? ['tests/lib/components.setup.ts'] : [],
    include: folders.flatMap((name) => MUTATED_FOLDERS[name]?.tests ?? []),
    exclude: EXCLUDED_TESTS,
    // Mutated code runs slower, so tests get 8 seconds. The limit is still short enough that an endless loop fails in Vitest before Stryker
    // has to kill the worker.
    testTimeout: 8_000,
    hookTimeout: 8_000,
  },
})
