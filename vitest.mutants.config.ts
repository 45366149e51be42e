import { defineConfig } from 'vitest/config'

/** The suites of a mutation run: those that lie beside `lib`, `site` and `server` and need neither document nor build. */
export default defineConfig({
  test: { environment: 'node', include: ['src/{lib,site}/**/*.test.ts', 'server/**/*.test.ts'] },
})
