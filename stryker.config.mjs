/**
 * Mutation runs: which small changes of the code no unit test would notice. `npm run mutants` calls this for one folder
 * after the other (scripts/mutants.ts); docs/mutants.md says how to read it.
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  // Vitest need not work out for each change which tests could reach it: Stryker already knows which ran through the place.
  vitest: { configFile: 'tests/mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // One at a time: a mutation run is never in a hurry, and must not disturb other work.
  concurrency: 1,
  timeoutMS: 12_000,
  incremental: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // What no unit test reads need not be copied for the run.
  ignorePatterns: ['dist', '.build', '.astro', '.wrangler', 'data'],
  tempDirName: '.build/mutants/sandbox',
}
