/** Runs the journeys (tests/engines) in every engine that the system has; the site must be served already. */
import { vitestCount } from './checks.ts'
import { bin, run } from './command.ts'
import { ensureEngines } from './engines.ts'
import { PlainError } from './project.ts'

/**
 * @returns how many journeys passed, and a sentence for each engine that is missing here
 * @throws PlainError with what failed; in CI also when an engine is missing
 */
export async function engineJourneys(): Promise<string> {
  const missing = await ensureEngines()
  const { code, output } = await run(bin('vitest'), ['run', '-c', 'vitest.engines.config.ts'], { env: { ...process.env, FORCE_COLOR: '0' } })
  if (code !== 0) throw new PlainError(output.slice(-12_000))
  return [vitestCount(output), ...missing].join('\n')
}
