/** Reports one slip of an editor once, on its own line. */
import type { z } from 'zod'
import { nearestName } from './nearestName.ts'
import type { FieldsAt } from './schemaFields.ts'

type Issue = z.core.$ZodIssue

/** A name that YAML made of a text: of a token without quotes, or of a field without a space behind its colon. */
export const TOKEN_KEY = /^[a-z]+:[\w./-]+$/i

/** @returns the name of a known field that was written so: misspelled, or with its text sticking to its colon; undefined where there is none */
export function fieldMeant(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => key.startsWith(`${name}:`)) ?? nearestName(key, known) ?? undefined
}

/**
 * Reports one slip once: a field that is missing because its name is misspelled is reported as misspelled.
 * @param issues of one entry
 * @returns those to report, with unknown fields one by one
 */
export function withoutRepeats(issues: readonly Issue[], fields: FieldsAt): Issue[] {
  const each = issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  )
  const explained = new Set(
    each.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const known = fields.known(issue.path)
      const meant = issue.keys.flatMap((key) => (TOKEN_KEY.test(key) ? known : (fieldMeant(key, known) ?? [])))
      return meant.map((name) => JSON.stringify([...issue.path, name]))
    }),
  )
  return each.filter(({ input, path }) => input !== undefined || !explained.has(JSON.stringify(path)))
}

/** @returns where a problem is: of a field that there is not, the field */
export const problemPath = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.keys.length === 1 ? [...issue.path, ...issue.keys] : issue.path
