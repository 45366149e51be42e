import { defineConfig } from 'vitest/config'

/** The suites over the files in dist/. `npm test` builds first. */
export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'], environment: 'node', fileParallelism: true } })
