/** Tests in browsers that passed at their second attempt only: each is named, and few may be. */
import { PlainError } from '../project.ts'

/** How the line of such a test begins. */
export const REPEATED = 'tried twice'
/** How many of a run may be: a machine that does other things makes one late now and then, and more are no accident. */
const MAX_REPEATED = 2

/**
 * @param repeated a line for each @param what the tests as a person calls them: "browser tests"
 * @throws PlainError with all of them when they are too many
 */
export function checkSecondAttempts(repeated: readonly string[], what: string): void {
  if (repeated.length <= MAX_REPEATED) return
  throw new PlainError([`${repeated.length} ${what} needed a second attempt, may be ${MAX_REPEATED}.`, ...repeated].join('\n'))
}

/** @returns those lines of what a run printed */
export const findRepeats = (output: string): string[] => output.match(new RegExp(`^${REPEATED}: .*$`, 'gm')) ?? []
