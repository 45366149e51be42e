import type { KnipConfig } from 'knip'

/** What counts as used: everything that a page, a command or a suite reaches. Anything else fails `npm run unused`. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    'scripts/faults/leadServer.ts',
    'scripts/faults/slowDisk.ts',
    'scripts/benchmark/peakMemory.mjs',
    'vitest.*.config.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,mdx,css}', 'server/**/*.ts', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
}

export default config
