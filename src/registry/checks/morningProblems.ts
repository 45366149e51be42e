/** Checks the editor's morning against the languages that the line reads, and against the claim of its notification. */

import { MINUTES_TO_NOTIFICATION } from '#src/models/morning/minute/coverage.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import { LEXICA } from '#src/models/morning/reading/lexica.ts'
import { parseCallOffMessage } from '#src/models/morning/reading/parseCallOffMessage.ts'

const LEXICA_FOLDER = 'src/models/morning/reading/lexica'

type Language = { lang: string; sample?: { text: string } | undefined }
type FieldProblem = { path: (string | number)[]; message: string }

/** @returns a problem for each language that the line reads but does not answer, and for each sample that it does not understand */
export function languageProblems({ horn }: MorningStory, languages: readonly Language[]): FieldProblem[] {
  const unanswered = LEXICA.filter(({ lang }) => languages.every((language) => language.lang !== lang))
  return [
    ...unanswered.map(({ lang }) => ({
      path: ['languages'],
      message: `The line reads "${lang}" (${LEXICA_FOLDER}), so it answers in it: write the language here again, or take its words out there.`,
    })),
    ...languages.flatMap(({ lang, sample }, index) => {
      const reading = sample ? parseCallOffMessage(sample.text, horn) : null
      if (!reading || (reading.lang === lang && reading.reason !== null && !reading.isLateArrival)) return []
      const message = `The line does not read this as a call-off in "${lang}", and visitors would be asked for a reason. Write it with words of ${LEXICA_FOLDER}, or add its words there.`
      return [{ path: ['languages', index, 'sample', 'text'], message }]
    }),
  ]
}

/**
 * @param alertTime the claim's value, such as "1 minute"; undefined if it is retired
 * @returns a problem if supervisors are notified within less time than the morning takes to do it
 */
export function alertTimeProblems(alertTime: string | undefined): string[] {
  if (alertTime === undefined || Number(/^(\d+) minutes?$/.exec(alertTime)?.[1]) >= MINUTES_TO_NOTIFICATION) return []
  return [
    `src/content/facts/claims.yaml, alertTime: In the morning on home, a supervisor is notified ${MINUTES_TO_NOTIFICATION} min after a report. Write as many minutes or more, like "1 minute", or have a developer change MINUTES_TO_NOTIFICATION in src/models/morning/minute/coverage.ts.`,
  ]
}
