/** Writes the operator's commands as they are called on this machine, so that they can be copied from a message. */
import type { Environment } from '#src/site/settings.ts'

/** @param words "show PP-7K3M9QXA" @returns the line to type, "npm run leads -- show PP-7K3M9QXA" */
export type CommandLine = (words: string) => string

/**
 * @param env `LEADS_COMMAND` is the beginning of a command; the image sets its own (Dockerfile)
 * @param d1 the value of `--d1`, if leads are in D1
 */
export function createCommandLine(env: Environment, d1?: string): CommandLine {
  const before = env.LEADS_COMMAND?.trim() || 'npm run leads --'
  return (words) => `${before} ${words}${d1 === undefined ? '' : ` --d1 ${d1}`}`
}
