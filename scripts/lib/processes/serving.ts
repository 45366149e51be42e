/** Serves the built site until the command is told to stop. */
import { type Ports, serve } from '#server/main.ts'
import { routes } from '#src/site/routes.ts'
import { PlainError } from '../project.ts'

/**
 * Serves the build until the process is told to stop. Prints only log lines.
 * @returns sentences about what is on
 * @throws PlainError that says what is wrong
 */
export async function serveUntilStopped(ports: Ports): Promise<string[]> {
  const { summary, stop } = await serve(ports).catch((error: Error) => {
    throw new PlainError(error.message)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
  return summary
}

/** @returns the text for a terminal: what is on, and at which addresses */
export const describeServing = ({ site, form }: Ports, summary: readonly string[]): string =>
  [
    ...summary,
    '',
    `The site:       http://localhost:${site}`,
    `The demo form:  http://localhost:${form}${routes.demoForm} (shown on ${routes.requestDemo})`,
    'Stop with Ctrl+C.',
  ].join('\n')
