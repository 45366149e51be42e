/** Parses a file of named entries that is no collection: the terms, the rules of states, the authorities. */
import type { z } from 'zod'
import { problemSentence } from '../schemaProblems/problemSentence.ts'
import { schemaFieldsOf } from '../schemaProblems/schemaFields.ts'
import { issuePath, reportableIssues } from '../schemaProblems/zodIssues.ts'
import { parseUnvalidatedEntries } from './parseUnvalidatedEntries.ts'

/**
 * Parses the file and validates it against its schema.
 * @param source YAML
 * @param file its name in messages
 * @returns the output of the schema, undefined if it is invalid; the problems, each with file, line, field and fix; and a function to
 *   report further ones
 * @throws ContentError if it is invalid YAML, or has no names
 */
export function parseNamedEntries<S extends z.ZodType>(source: string, file: string, schema: S) {
  const { entries, problems, report } = parseUnvalidatedEntries(source, file)
  const parsedEntries = schema.safeParse(entries, { reportInput: true })
  const fields = schemaFieldsOf(schema)
  for (const issue of reportableIssues(parsedEntries.error?.issues ?? [], fields)) report(issuePath(issue), problemSentence(issue, fields))
  return { data: parsedEntries.data, problems, report }
}
