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
import { meantIssues, problemPath, withoutRepeats } from '../problems/zodIssues'
import { bodyProblems, type Length } from '../prose/bodyProblems'
import { proseFigures, unknownFigure } from '../prose/proseFigures'
import { markup, unfilled } from '../textRules/everyText'
import { typedFigures } from '../textRules/typedFigureProblems'
import { type Names, typedNames } from '../textRules/typedNameProblems'
import { LINK_KINDS } from '../tokens/entryTokens'
import { claimNamed, loneBrace, resolveTokens, type TokenTable } from '../tokens/resolveTokens'
import { fieldFinder, fieldName, frontMatter, type Path } from '../yaml/fieldFinder'
import { fencedFields } from '../yaml/frontMatterProblem'
import { droppedText } from '../yaml/ignoredTextProblems'

/** What the entries of a collection are held to. */
export type EntryRules = {
  schema: z.ZodType
  tokens: TokenTable
  /** Published figures by their claim's id: typing one by hand is a mistake. Empty where worked examples have numbers of their own. */
  figures: ReadonlyMap<string, string>
  /** Names of the figures that it may state, typed or by token; any figure where nothing is said. */
  known?: ReadonlySet<string> | undefined
  /** The company's names and contact values: typing one by hand is a mistake wherever it is. */
  names: Names
  /** How long its prose has to be; of any length where nothing is said. */
  words?: Length | undefined
}

/** A link in YAML that names an entry. */
const ENTRY = new RegExp(`^(${LINK_KINDS.join('|')})/([\\w/-]+)`)

/** @returns what to say of a link in YAML that names an entry which is not there; null for any other */
function unknownEntry(written: string, tokens: TokenTable): string | null {
  const [, kind, id = ''] = ENTRY.exec(written) ?? []
  if (!kind || tokens.has(`${kind}:${id}`)) return null
  const known = [...tokens.keys()].flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []))
  const near = nearestName(id, known)
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
  { schema, tokens, figures, known, names, words }: EntryRules,
): { data: Record<string, unknown>; problems: string[] } {
  const source = readFileSync(file, 'utf8')
  const place = relative(process.cwd(), file)
  const unfenced = file.endsWith('.mdx') ? fencedFields(source) : null
  if (unfenced) return { data: raw, problems: [`${place}, line ${unfenced.line}: ${unfenced.message}`] }
  const { lineOf, writtenAt } = fieldFinder(source)
  const fields = schemaFields(schema)
  const problems: string[] = []
  const report = (line: number, path: Path, message: string) =>
    problems.push(`${place}, line ${line}${path.length > 0 ? `, ${fieldName(path)}` : ''}: ${message}`)

  /** A figure keeps the name of its claim, so that the page can lead from the one to the other. */
  const origin = (written: object, path: Path): { claim?: string } => {
    const claim = 'value' in written && typeof written.value === 'string' ? claimNamed(written.value) : null
    return claim !== null && fields.known(path).includes('claim') ? { claim } : {}
  }
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const { text, problems: unknown } = resolveTokens(value, tokens)
      const typed = [...typedFigures(value, figures), ...typedNames(value, names)]
      for (const { message } of [...unknown, ...typed]) report(lineOf(path), path, message)
      const unseen = path.at(-1) === 'to' ? unknownEntry(value, tokens) : (markup(value) ?? loneBrace(value, tokens))
      if (unseen) report(lineOf(path), path, unseen)
      if (known && !fields.hasOwnFigures(path))
        for (const figure of unknownFigures(text, known)) report(lineOf(path), path, unknownFigure(figure))
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
  const unseen = droppedText(front?.yaml ?? source).map(({ line, message }) => ({ line: line + (front?.linesBefore ?? 0), message }))
  for (const { line, message } of unseen) report(line, [], message)

  const bodyStart = front?.end
  if (bodyStart !== undefined) {
    const body = source.slice(bodyStart)
    const found: TextProblem[] = [
      ...resolveTokens(body, tokens).problems,
      ...typedFigures(body, figures),
      ...(known ? proseFigures(body, tokens, known) : []),
      ...typedNames(body, names),
      ...bodyProblems(body, data, tokens, words),
    ]
    for (const { offset, message } of found) report(source.slice(0, bodyStart + offset).split('\n').length, [], message)
  }

  const cure = fields.known([]).includes('draft') ? 'Write it, or set draft: true.' : 'Write it.'
  if (data.draft !== true) for (const { line, message } of unfilled(source, cure)) report(line, [], message)

  const issues = issuesOf(schema, data)
  for (const issue of issues.filter((one) => one instanceof Error))
    problems.push(`${place}: ${issue.message} The last thing that was written is the cause. Tell a developer: its schema has to say where.`)
  const meant = issues.flatMap((issue) => (issue instanceof Error ? [] : meantIssues(issue)))
  for (const issue of withoutRepeats(meant, fields)) {
    const path = problemPath(issue)
    // A line that lost a part of its text is reported for that alone.
    if (unseen.every(({ line }) => line !== lineOf(path))) report(lineOf(path), path, problemSentence(issue, fields))
  }
  return { data, problems }
}
