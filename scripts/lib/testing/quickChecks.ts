/** The checks that need neither a build nor a browser: `npm run check` runs them alone, `npm test` together with others after its build. */
import { npmScript, type Step } from './steps.ts'

/** @returns the line of Vitest's output that counts */
export const vitestCount = (output: string) => /Tests\s+(.+)/.exec(output)?.[0]?.replace(/\s+/g, ' ') ?? ''

export const quickChecks: Step[] = [
  // The longest first, since two run at once.
  npmScript('Unit and component tests', 'test:unit', vitestCount),
  npmScript('Types', 'typecheck'),
  npmScript('Format and lint (with accessibility rules)', 'lint'),
  npmScript('Nothing unused', 'unused'),
]
