import type { KnipConfig } from 'knip'

/** What counts as used: everything that a page, a command or a suite reaches. Anything else fails `npm run unused`. */
const config: KnipConfig = {
  entry: ['scripts/*.ts', 'scripts/lib/leadServer.ts', 'vitest.*.config.ts'],
  project: ['src/**/*.{ts,tsx,astro,mdx,css}', 'server/**/*.ts', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
  // A program, not a module: scripts/platforms.ts starts it.
  ignoreDependencies: ['wrangler'],
}

export default config
