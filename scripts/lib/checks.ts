/** The checks that need no browser; `npm run check` runs them alone, `npm test` runs them first. */
import { npmScript, type Step } from './steps.ts'

/** @returns the line of Vitest's output that counts */
export const vitestCount = (output: string) => /Tests\s+(.+)/.exec(output)?.[0]?.replace(/\s+/g, ' ') ?? ''

export const quickChecks: Step[] = [
  npmScript('Format and lint (with accessibility rules)', 'lint'),
  npmScript('Types', 'typecheck'),
  npmScript('Nothing unused', 'unused'),
  npmScript('Unit and component tests', 'test:unit', vitestCount),
]
