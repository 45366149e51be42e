/** The checks that need no browser; `npm run check` runs them alone, `npm test` runs them first. */
import { buildFonts } from '../build/fonts.ts'
import { bin } from './command.ts'
import { command, type Step } from './steps.ts'

/** @returns the line of Vitest's output that counts */
export const vitestCount = (output: string) => /Tests\s+(.+)/.exec(output)?.[0]?.replace(/\s+/g, ' ') ?? ''

export const quickChecks: Step[] = [
  command('Format and lint (with accessibility rules)', bin('biome'), ['check', '--error-on-warnings', '.']),
  {
    name: 'Types',
    run: async () => {
      await buildFonts()
      return command('Types', bin('astro'), ['check', '--minimumFailingSeverity', 'error']).run()
    },
  },
  command('Unit and component tests', bin('vitest'), ['run'], vitestCount),
]
