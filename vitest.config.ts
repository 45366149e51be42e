import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { createAstroStubs } from './tests/lib/astroStubs.ts'

/** The tests beside files, and those over the source in tests/unit/. Every other suite has its configuration in its folder. */
export default defineConfig({
  plugins: [createAstroStubs()],
  test: {
    // A worker for each file costs more than most tests: files of a kind share one, in which each begins anew (freshStart.setup.ts).
    isolate: false,
    // One more than there are processors, because some tests wait for programs that they start.
    maxWorkers: availableParallelism() + 1,
    // For a test that hangs: a machine that does other things makes the others slow, not wrong.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Components need a document; everything else runs without one. One project after the other, because workers cannot be shared.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          sequence: { groupOrder: 1 },
          include: [
            'src/{contentEngine,downloads,lib,models,pageData,registry,demoForm,site,specification,facts,schemas}/**/*.test.ts',
            'tests/{lib,unit}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
          ],
          setupFiles: ['tests/lib/freshStart.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          sequence: { groupOrder: 0 },
          include: ['src/{illustrations,islandParts,sections,ui}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/lib/freshStart.setup.ts', 'tests/lib/components.setup.ts'],
        },
      },
    ],
  },
})
