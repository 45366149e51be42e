/** Parses files of named entries that are no collections: the claims, the terms, the rules of states, the authorities. */
import type { z } from 'zod'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import { ContentError } from '../problems/contentError.ts'
import { type FieldPath, fieldName } from '../problems/problemLocation.ts'
import { problemSentence } from '../schemaProblems/problemSentence.ts'
import { schemaFieldsOf } from '../schemaProblems/schemaFields.ts'
import { issuePath, reportableIssues } from '../schemaProblems/zodIssues.ts'
import { plainTextProblem, textsIn, unfilledProblems } from '../textRules/everyText.ts'
import { createFieldFinder } from '../yaml/fieldFinder.ts'
import { ignoredTextProblems } from '../yaml/ignoredTextProblems.ts'
import { parseYaml } from '../yaml/parseYaml.ts'

/**
 * Parses a file of named entries, such as the claims, and checks each text by the rules for all texts.
 * @param source YAML: name → fields
 * @param file its name in messages
 * @returns its entries, and a function to report problems, each with file, line and field
 * @throws ContentError if it is invalid YAML, or not such a list
 */
export function parseUnvalidatedEntries(source: string, file: string) {
  const parsedYaml = parseYaml(source)
  if ('problem' in parsedYaml) throw new ContentError([`${file}, line ${parsedYaml.problem.line}: ${parsedYaml.problem.message}`])
  const entries = parsedYaml.data ?? {}
  if (!isRecord(entries)) throw new ContentError([`${file}: Write entries by their names, "name:" with its fields below it.`])
  const { lineOf } = createFieldFinder(source)
  const problems = ignoredTextProblems(source).map(({ line, message }) => `${file}, line ${line}: ${message}`)
  const report = (path: FieldPath, message: string) => void problems.push(`${file}, line ${lineOf(path)}, ${fieldName(path)}: ${message}`)
  for (const { line, path, message } of unfilledProblems(source, entries, lineOf)) {
    if (path) report(path, message)
    else problems.push(`${file}, line ${line}: ${message}`)
  }
  for (const [path, text] of textsIn(entries)) {
    const message = plainTextProblem(text)
    if (message) report(path, message)
  }
  return { entries, problems, report }
}

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
