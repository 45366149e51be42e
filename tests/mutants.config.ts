import { defineConfig } from 'vitest/config'
import { MUTATED_FOLDERS } from '#scripts/mutants/mutatedFolders.ts'
import { UNREPEATED_TESTS } from '#scripts/mutants/unchangedFiles.ts'

/** The suites of a mutation run, which need neither document nor build: those of the folder that scripts/mutants.ts names, or of all. */
const folders = process.env.MUTATED_FOLDER ? [process.env.MUTATED_FOLDER] : Object.keys(MUTATED_FOLDERS)

export default defineConfig({
  test: {
    environment: 'node',
    include: folders.flatMap((name) => MUTATED_FOLDERS[name]?.tests ?? []),
    exclude: UNREPEATED_TESTS,
    // Instrumented code is slower, and a mutation run lets everybody else go first, so a test has some seconds; but
    // what waits for ever because of a change fails by itself, before Stryker has to end the process and begin a new one.
    testTimeout: 8_000,
    hookTimeout: 8_000,
  },
})
