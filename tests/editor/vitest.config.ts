import { defineConfig } from 'vitest/config'

/** An editor's year is one file, whose steps share a copy of the project. A step may build the site several times. */
export default defineConfig({
  test: {
    include: ['tests/editor/editorsYear.ts'],
    environment: 'node',
    reporters: ['verbose'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
