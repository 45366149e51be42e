/**
 * The rules of states and cities on points for protected leave, on reasons and on proof, read from src/content/state-rules.yaml when the
 * module is loaded. `<StateRules />` draws them, and models/attendance/hrReview.ts calculates with `points` and `anyReason`. Nothing of it
 * reaches the browser.
 */
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { parseNamedEntries } from '#src/contentEngine/loading/parseNamedEntries.ts'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { stateRulesFileSchema } from './lawSchema.ts'

type StateRulesFile = z.infer<typeof stateRulesFileSchema>
export type StateRule = StateRulesFile['places'][string] & { code: string }

/**
 * @param source YAML: the day of its review, places by code, and sentences on others
 * @param file its path, for messages
 * @returns the file, with its places as a list in their order
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseStateRules(source: string, file: string): Omit<StateRulesFile, 'places'> & { places: readonly StateRule[] } {
  const { data, problems } = parseNamedEntries(source, file, stateRulesFileSchema)
  if (!data || problems.length > 0) throw new ContentError(problems)
  return { ...data, places: Object.entries(data.places).map(([code, place]) => ({ code, ...place })) }
}

const FILE = 'src/content/state-rules.yaml'
const { reviewed, places, others, unread } = parseStateRules(readFileSync(FILE, 'utf8'), FILE)

/** Every place: each state, followed by its cities. */
export const STATE_RULES = places

/** The day on which the table was last read against its sources. */
export const STATE_RULES_REVIEWED = reviewed

/** Sentences below the table: laws that ended, have not begun, or leave the matter to the employer. */
export const OTHER_STATES_NOTES: readonly string[] = others

/** Places with a sick-leave law that nobody has read for this site. They have no row. */
export const UNVERIFIED_PLACES: readonly string[] = unread
