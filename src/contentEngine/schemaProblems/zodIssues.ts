/**
 * Chooses which of zod's issues to report, and where, so that each mistake is reported once, on its own line. problemSentence.ts writes the
 * messages.
 */
import type { z } from 'zod'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { SchemaFields } from './schemaFields.ts'

type Issue = z.core.$ZodIssue

/**
 * A union field has several forms. Picks the form that the editor started to write.
 * @returns the problems of that form; the issue itself if no form was started
 */
export function issuesOfIntendedOption(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const startedForm = issue.errors.find((form) => form.every(({ path }) => path.length > 0))
  if (!startedForm) return [issue]
  return startedForm.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(issuesOfIntendedOption)
}

/**
 * Reports one mistake once: a field that seems missing because its name is misspelled is reported only as misspelled.
 * @param issues all issues of one entry
 * @returns the issues to report, with unknown fields one by one
 */
export function reportableIssues(issues: readonly Issue[], fields: SchemaFields): Issue[] {
  const separateIssues = issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  )
  const misspelledPaths = new Set(
    separateIssues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const known = fields.known(issue.path)
      const intended = issue.keys.flatMap((key) => (TEXT_AS_KEY.test(key) ? known : (intendedField(key, known) ?? [])))
      return intended.map((name) => JSON.stringify([...issue.path, name]))
    }),
  )
  return separateIssues.filter(({ input, path }) => input !== undefined || !misspelledPaths.has(JSON.stringify(path)))
}

/** @returns the path of a problem; for an unknown field, the path of that field */
export const issuePath = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.keys.length === 1 ? [...issue.path, ...issue.keys] : issue.path

/** A text that YAML parsed as a name: a token without quotes, or a field without a space after its colon. */
export const TEXT_AS_KEY = /^[a-z]+:[\w./-]+$/i

/** @returns the known field that was meant: the key is misspelled, or has its text right after the colon; undefined if there is none */
export function intendedField(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => key.startsWith(`${name}:`)) ?? nearestName(key, known) ?? undefined
}
