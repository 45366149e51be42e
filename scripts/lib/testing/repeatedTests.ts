/** Journeys that passed only at the second attempt. A run names each, and allows few. */
import { PlainError } from '../project.ts'

/** How the line of such a test begins. */
export const REPEATED = 'tried twice'
/** A busy machine makes a test late now and then; more in a run are not a coincidence. */
const MAX_REPEATED = 2

/**
 * @param repeated a line for each
 * @throws PlainError with all of them if there are too many
 */
export function checkSecondAttempts(repeated: readonly string[]): void {
  if (repeated.length <= MAX_REPEATED) return
  throw new PlainError([`${repeated.length} journeys needed a second attempt, may be ${MAX_REPEATED}.`, ...repeated].join('\n'))
}

/** @returns the lines about such tests in the output of a run */
export const findRepeats = (output: string): string[] => output.match(new RegExp(`^${REPEATED}: .*$`, 'gm')) ?? []
