/**
 * What states and cities say about points for protected leave, about requiring a reason, and about proof, read from
 * src/content/state-rules.yaml. `<StateRules />` draws it, pointsLawSummary.ts says it in a sentence, and
 * models/attendance/hrReview.ts calculates with `points` and `anyReason`. Read when the module is loaded, by the build, by
 * commands and by tests alike; nothing of it reaches the browser.
 */
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkNamedEntries } from '#src/lib/build/content/loading/checkNamedEntries.ts'
import { ContentError } from '#src/lib/build/content/problems/contentError.ts'
import { stateRulesFile } from './lawSchema.ts'

type StateRulesFile = z.infer<typeof stateRulesFile>
/** Each field is described in src/facts/law/lawSchema.ts. */
export type StateRule = StateRulesFile['places'][string] & { code: string }

/**
 * @param source YAML: the day of its review, places by code, and sentences on others
 * @param file how messages call it
 * @returns the same, with the places as a list in the order of the file
 * @throws ContentError that has everything that is wrong, each with file, line, field and cure
 */
export function readStateRules(source: string, file: string): Omit<StateRulesFile, 'places'> & { places: readonly StateRule[] } {
  const { data, problems } = checkNamedEntries(source, file, stateRulesFile)
  if (!data || problems.length > 0) throw new ContentError(problems)
  return { ...data, places: Object.entries(data.places).map(([code, place]) => ({ code, ...place })) }
}

const FILE = 'src/content/state-rules.yaml'
const { reviewed, places, others, unread } = readStateRules(readFileSync(FILE, 'utf8'), FILE)

/** Every place, states with their cities behind them. */
export const STATE_RULES = places

/** The day on which the table was last read against its sources. */
export const STATE_RULES_REVIEWED = reviewed

/** What stands below the table: laws that ended, have not begun, or leave the matter to the employer. */
export const OTHER_STATES_NOTES: readonly string[] = others

/** Places with a sick-leave law of their own whose text nobody has read for this site, so that they have no row. */
export const UNVERIFIED_PLACES: readonly string[] = unread
