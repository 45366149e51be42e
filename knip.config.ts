import type { KnipConfig } from 'knip'

/**
 * What counts as used: everything that a page, a command or a suite reaches; anything else fails `npm run unused`. A second
 * run (`--production`) follows pages and commands alone, marked "!": what only a test reaches is not used, unless it says so
 * with `@internal`.
 */
const isProduction = process.argv.includes('--production')

/** Astro's own files, and what they name in words. The first run finds them by itself; the second would leave out the configuration. */
const astroFiles = [
  'scripts/bootstrap.mjs!',
  'astro.config.ts!',
  'src/content.config.ts!',
  'src/pages/**/*.{astro,ts}!',
  'src/content/**/*.mdx!',
  'src/islandParts/hydration/interaction.ts!',
]

const config: KnipConfig = {
  ...(isProduction ? { astro: { config: [], entry: astroFiles }, ignoreExportsUsedInFile: true } : {}),
  entry: [
    'scripts/*.ts!',
    // Named by its path (galleryIntegration.ts), and served in development alone.
    'src/gallery/Gallery.astro',
    // Bundled by its name.
    'scripts/reference/contentKinds.ts!',
    'peers/capture/*.ts!',
    'scripts/lib/processes/leadServer.ts!',
    // Run as a program by `npm run test:leads`.
    'tests/leads/everyFault.ts!',
    'tests/leads/slowDisk.ts!',
    'scripts/benchmark/peakMemory.mjs!',
  ],
  vitest: { config: ['vitest.config.ts', 'tests/*/vitest.config.ts', 'tests/mutants.config.ts'] },
  project: [
    'src/**/*.{ts,tsx,astro,mdx,css}!',
    'server/**/*.ts!',
    'scripts/**/*.{ts,mjs}!',
    // The rest of peers/ is built where its packages are installed, beside a copy of src/.
    'peers/capture/*.ts!',
    'tests/**/*.ts',
    '!**/*.test.*!',
    // What the component gallery alone uses, no visitor gets.
    '!src/gallery/**!',
    // What several tests share.
    '!{src,server,scripts}/**/*.testing.{ts,tsx}!',
  ],
}

export default config
