/**
 * The rules of states and cities on points for protected leave, on reasons and on proof, read from src/content/facts/state-rules.yaml.
 * `<StateRules />` draws them, and models/attendance/hrReview.ts calculates with `points` and `anyReason`. Nothing of it reaches the
 * browser.
 */
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { parseNamedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import { stateRulesFileSchema } from '#src/schemas/facts/law/law.ts'
import { readingProblems, readSecondReading } from './comparedReadings.ts'

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

const FILE = 'src/content/facts/state-rules.yaml'

/**
 * @returns `places`, each state followed by its cities; `reviewed`, the day on which the table was last read against its sources; `others`,
 *   sentences on laws that ended, have not begun, or leave the matter to the employer; `unread`, places whose sick-leave law nobody has
 *   read
 */
export const readStateRules = oncePerText(FILE, (source) => {
  const rules = parseStateRules(source, FILE)
  const problems = readingProblems({ source, file: FILE }, rules.places, readSecondReading())
  if (problems.length > 0) throw new ContentError(problems)
  return rules
})
