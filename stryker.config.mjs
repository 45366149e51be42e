/**
 * Mutation runs: which small changes of the code no unit test would notice. `npm run mutants` calls this for one folder
 * after the other (scripts/mutants.ts); docs/writing-tests.md says how to read it, docs/mutants.md lists who survives.
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // One at a time: a mutation run is never in a hurry, and must not disturb other work.
  concurrency: 1,
  timeoutMS: 5000,
  incremental: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // What no unit test reads need not be copied for the run.
  ignorePatterns: ['dist', '.build', '.astro', '.wrangler', 'data', 'src/pages', 'src/illustrations'],
  tempDirName: '.build/mutants/sandbox',
  thresholds: { high: 95, low: 85, break: 85 },
}
