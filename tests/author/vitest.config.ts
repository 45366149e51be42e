import { defineConfig } from 'vitest/config'

/** The author's hour is one file, whose steps share a copy of the project. A step may build the site several times. */
export default defineConfig({
  test: {
    include: ['tests/author/authorsHour.ts'],
    environment: 'node',
    reporters: ['verbose'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
