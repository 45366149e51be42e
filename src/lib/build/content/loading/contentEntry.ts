/** Replaces tokens with values and checks an entry of content. Every problem has file, line, field and cure. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { z } from 'zod'
import { nearestName } from '../../../anywhere/text/nearestName'
import { dayOf } from '../../../anywhere/time/dates'
import { unknownFigures } from '../figures/statedFigures'
import { problemSentence } from '../problems/problemSentence'
import { schemaFields } from '../problems/schemaFields'
import type { TextProblem } from '../problems/textProblem'
import { issuePath, issuesOfIntendedOption, reportableIssues } from '../problems/zodIssues'
import { bodyProblems, type WordLimits } from '../prose/bodyProblems'
import { proseFigureProblems, unknownFigureProblem } from '../prose/proseFigureProblems'
import { plainTextProblem, unfilledProblems } from '../textRules/everyText'
import { typedFigureProblems } from '../textRules/typedFigureProblems'
import { type TokensByName, typedNameProblems } from '../textRules/typedNameProblems'
import { LINK_KINDS } from '../tokens/entryTokens'
import { loneBraceProblem, onlyClaimIn, resolveTokens, type TokenTable } from '../tokens/resolveTokens'
import { type FieldPath, fieldFinder, fieldName, frontMatter } from '../yaml/fieldFinder'
import { frontMatterProblem } from '../yaml/frontMatterProblem'
import { ignoredTextProblems } from '../yaml/ignoredTextProblems'

/** What the entries of a collection are held to. */
export type EntryRules = {
  schema: z.ZodType
  tokens: TokenTable
  /** Published figures by their claim's id: typing one by hand is a mistake. Empty where worked examples have numbers of their own. */
  figures: ReadonlyMap<string, string>
  /** Names of the figures that it may state, typed or by token; any figure where nothing is said. */
  allowedFigures?: ReadonlySet<string> | undefined
  /** The company's names and contact values: typing one by hand is a mistake wherever it is. */
  names: TokensByName
  /** How long its prose has to be; of any length where nothing is said. */
  words?: WordLimits | undefined
}

/** A link in YAML that names an entry. */
const ENTRY = new RegExp(`^(${LINK_KINDS.join('|')})/([\\w/-]+)`)

/** @returns what to say of a link in YAML that names an entry which is not there; null for any other */
function unknownEntry(written: string, tokens: TokenTable): string | null {
  const [, kind, id = ''] = ENTRY.exec(written) ?? []
  if (!kind || tokens.has(`${kind}:${id}`)) return null
  const entryIds = [...tokens.keys()].flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []))
  const near = nearestName(id, entryIds)
  return `There is no ${kind} "${id}". ${near ? `Did you mean ${kind}/${near}?` : 'Write the name of its file, without the ending.'}`
}

/** @returns what a schema has to say of an entry; the error, where one of its rules fails itself */
function issuesOf(schema: z.ZodType, data: unknown): readonly (z.core.$ZodIssue | Error)[] {
  try {
    return schema.safeParse(data, { reportInput: true }).error?.issues ?? []
  } catch (error) {
    return [error as Error]
  }
}

/**
 * @param file path of the entry, read again for its lines
 * @param raw its fields as they are written
 * @returns the fields with tokens resolved, and what is wrong, each as "file, line, field: sentence"
 */
export function readEntry(
  file: string,
  raw: Record<string, unknown>,
  { schema, tokens, figures, allowedFigures, names, words }: EntryRules,
): { data: Record<string, unknown>; problems: string[] } {
  const source = readFileSync(file, 'utf8')
  const place = relative(process.cwd(), file)
  const unfenced = file.endsWith('.mdx') ? frontMatterProblem(source) : null
  if (unfenced) return { data: raw, problems: [`${place}, line ${unfenced.line}: ${unfenced.message}`] }
  const { lineOf, writtenAt } = fieldFinder(source)
  const fields = schemaFields(schema, raw)
  const problems: string[] = []
  const report = (line: number, path: FieldPath, message: string) =>
    problems.push(`${place}, line ${line}${path.length > 0 ? `, ${fieldName(path)}` : ''}: ${message}`)

  /** A figure keeps the name of its claim, so that the page can lead from the one to the other. */
  const origin = (written: object, path: FieldPath): { claim?: string } => {
    const claim = 'value' in written && typeof written.value === 'string' ? onlyClaimIn(written.value) : null
    return claim !== null && fields.known(path).includes('claim') ? { claim } : {}
  }
  const walk = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') {
      const { text, problems: unknown } = resolveTokens(value, tokens)
      const typed = [...typedFigureProblems(value, figures), ...typedNameProblems(value, names)]
      for (const { message } of [...unknown, ...typed]) report(lineOf(path), path, message)
      const unseen = path.at(-1) === 'to' ? unknownEntry(value, tokens) : (plainTextProblem(value) ?? loneBraceProblem(value, tokens))
      if (unseen) report(lineOf(path), path, unseen)
      if (allowedFigures && !fields.hasOwnFigures(path))
        for (const figure of unknownFigures(text, allowedFigures)) report(lineOf(path), path, unknownFigureProblem(figure))
      return text
    }
    // YAML takes February 30 for March 2.
    if (value instanceof Date) {
      const written = writtenAt(path)
      if (written !== undefined && !written.startsWith(dayOf(value)))
        report(lineOf(path), path, `There is no day ${written}. Write one of the calendar, like 2026-03-09.`)
      return value
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]))
    if (typeof value === 'object' && value !== null)
      return {
        ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])])),
        ...origin(value, path),
      }
    return value
  }
  const data = walk(raw, []) as Record<string, unknown>

  const front = frontMatter(source)
  const unseen = ignoredTextProblems(front?.yaml ?? source).map(({ line, message }) => ({
    line: line + (front?.linesBefore ?? 0),
    message,
  }))
  for (const { line, message } of unseen) report(line, [], message)

  const bodyStart = front?.end
  if (bodyStart !== undefined) {
    const body = source.slice(bodyStart)
    const found: TextProblem[] = [
      ...resolveTokens(body, tokens).problems,
      ...typedFigureProblems(body, figures),
      ...(allowedFigures ? proseFigureProblems(body, tokens, allowedFigures) : []),
      ...typedNameProblems(body, names),
      ...bodyProblems(body, data, tokens, words),
    ]
    for (const { offset, message } of found) report(source.slice(0, bodyStart + offset).split('\n').length, [], message)
  }

  const cure = fields.known([]).includes('draft') ? 'Write it, or set draft: true.' : 'Write it.'
  if (data.draft !== true) for (const { line, message } of unfilledProblems(source, cure)) report(line, [], message)

  const issues = issuesOf(schema, data)
  for (const issue of issues.filter((one) => one instanceof Error))
    problems.push(`${place}: ${issue.message} The last thing that was written is the cause. Tell a developer: its schema has to say where.`)
  const meant = issues.flatMap((issue) => (issue instanceof Error ? [] : issuesOfIntendedOption(issue)))
  for (const issue of reportableIssues(meant, fields)) {
    const path = issuePath(issue)
    // A line that lost a part of its text is reported for that alone.
    if (unseen.every(({ line }) => line !== lineOf(path))) report(lineOf(path), path, problemSentence(issue, fields))
  }
  return { data, problems }
}
