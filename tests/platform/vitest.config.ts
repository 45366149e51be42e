import { defineConfig } from 'vitest/config'

/** The black-box suite; `scripts/test/platforms.ts` points it at each platform in turn. */
export default defineConfig({ test: { include: ['tests/platform/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } })
