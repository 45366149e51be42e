import { defineConfig } from 'vitest/config'

/** The black-box suite. `scripts/test/platforms.ts` runs it against each platform. */
export default defineConfig({ test: { include: ['tests/platform/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } })
