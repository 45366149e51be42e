/** The checks that need neither a build nor a browser. `npm run check` runs them alone, and `npm test` after its build. */
import { npmScript, type Step } from './steps.ts'

/** @returns the line of Vitest's output with the number of tests */
export const vitestCount = (output: string) => /Tests\s+(.+)/.exec(output)?.[0]?.replace(/\s+/g, ' ') ?? ''

export const quickChecks: Step[] = [
  // The longest first, because two run at once.
  npmScript('Unit and component tests', 'test:unit', vitestCount),
  npmScript('Types', 'typecheck'),
  npmScript('Format and lint (with accessibility rules)', 'lint'),
  npmScript('Nothing unused', 'unused'),
]
