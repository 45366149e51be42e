/** The checks that need neither a build nor a browser. `npm run check` runs them alone, and `npm test` after its build. */
import { createNpmStep, type TestStep } from './steps.ts'

/** @returns the line of Vitest's output with the number of tests */
export const findVitestCount = (output: string) => /Tests\s+(.+)/.exec(output)?.[0]?.replace(/\s+/g, ' ') ?? ''

export const quickChecks: TestStep[] = [
  // The longest first, because two run at once.
  createNpmStep('Unit and component tests', 'test:unit', findVitestCount),
  createNpmStep('Types', 'typecheck'),
  createNpmStep('Format and lint (with accessibility rules)', 'lint'),
  createNpmStep('Nothing unused', 'unused'),
]
