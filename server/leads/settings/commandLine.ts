/** How the operator's commands are called where the service runs, so that what a message names can be copied. */
import type { Environment } from '#src/site/settings.ts'

/** @param words "show PP-7K3M9QXA" @returns the line to type, "npm run leads -- show PP-7K3M9QXA" */
export type CommandLine = (words: string) => string

/**
 * @param env `LEADS_COMMAND` is what stands before a command; the image sets its own (Dockerfile)
 * @param d1 what `--d1` has to say where the leads lie in D1
 */
export function createCommandLine(env: Environment, d1?: string): CommandLine {
  const before = env.LEADS_COMMAND?.trim() || 'npm run leads --'
  return (words) => `${before} ${words}${d1 === undefined ? '' : ` --d1 ${d1}`}`
}
