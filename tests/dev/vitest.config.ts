import { defineConfig } from 'vitest/config'

/** Tests of `npm run dev`, with which an editor sees everything before it is built. */
export default defineConfig({
  test: { include: ['tests/dev/**/*.test.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 120_000 },
})
