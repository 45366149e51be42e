/** Chooses which of zod's issues to report, and where: each slip of an editor once, on its own line. problemSentence.ts words them. */
import type { z } from 'zod'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { SchemaFields } from './schemaFields.ts'

type Issue = z.core.$ZodIssue

/**
 * An editor who writes a field that may be written in several ways meant one of them: the one that was begun.
 * @param issue any problem
 * @returns the problems of the way that was meant, each at its own place; the problem itself where none was begun
 */
export function issuesOfIntendedOption(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const begun = issue.errors.find((way) => way.every(({ path }) => path.length > 0))
  if (!begun) return [issue]
  return begun.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(issuesOfIntendedOption)
}

/**
 * Reports one slip once: a field that is missing because its name is misspelled is reported as misspelled.
 * @param issues of one entry
 * @returns those to report, with unknown fields one by one
 */
export function reportableIssues(issues: readonly Issue[], fields: SchemaFields): Issue[] {
  const each = issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  )
  const explained = new Set(
    each.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const known = fields.known(issue.path)
      const meant = issue.keys.flatMap((key) => (TEXT_AS_KEY.test(key) ? known : (intendedField(key, known) ?? [])))
      return meant.map((name) => JSON.stringify([...issue.path, name]))
    }),
  )
  return each.filter(({ input, path }) => input !== undefined || !explained.has(JSON.stringify(path)))
}

/** @returns the path of a problem; for an unknown field, the path of that field */
export const issuePath = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.keys.length === 1 ? [...issue.path, ...issue.keys] : issue.path

/** A name that YAML made of a text: of a token without quotes, or of a field without a space behind its colon. */
export const TEXT_AS_KEY = /^[a-z]+:[\w./-]+$/i

/** @returns the name of a known field that was written so: misspelled, or with its text sticking to its colon; undefined where there is none */
export function intendedField(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => key.startsWith(`${name}:`)) ?? nearestName(key, known) ?? undefined
}
