/** Puts values in the place of tokens and checks an entry of content: every problem with file, line, field and cure. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { z } from 'zod'
import { fieldName, lineFinder, type Path } from '../../anywhere/content/contentProblems'
import { meantIssues, problemSentence } from '../../anywhere/content/problemSentence'
import { claimNamed, resolveTokens, type TextProblem, type TokenTable, typedFigures } from '../../anywhere/content/resolveTokens'
import { schemaFields } from '../../anywhere/content/schemaFields'
import { UNFILLED } from '../../anywhere/content/skeleton'
import { bodyProblems, type Length } from './bodyProblems'
import { LINK_KINDS } from './entryTokens'

/** What the entries of a collection are held to. */
export type EntryRules = {
  schema: z.ZodType
  tokens: TokenTable
  /** Published figures by their registry id: typing one by hand is a mistake. Empty where worked examples have numbers of their own. */
  figures: ReadonlyMap<string, string>
  /** How long its prose has to be; of any length where nothing is said. */
  words?: Length | undefined
}

/** The words that a skeleton leaves, to the end of their sentence or so. */
const UNFILLED_WORDS = new RegExp(`${UNFILLED}[^\\n"<]{0,60}`, 'g')

/** A link in YAML that names an entry. */
const ENTRY = new RegExp(`^(${LINK_KINDS.join('|')})/([\\w/-]+)`)

/**
 * @param file path of the entry, read again for its lines
 * @param raw its fields as they are written
 * @returns the fields with tokens resolved, and what is wrong, each as "file, line, field: sentence"
 */
export function readEntry(
  file: string,
  raw: Record<string, unknown>,
  { schema, tokens, figures, words }: EntryRules,
): { data: Record<string, unknown>; problems: string[] } {
  const source = readFileSync(file, 'utf8')
  const lineOf = lineFinder(source)
  const fields = schemaFields(schema)
  const place = relative(process.cwd(), file)
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
      const typed = typedFigures(value, figures)
      for (const { message } of [...unknown, ...typed]) report(lineOf(path), path, message)
      const [, kind, id] = (path.at(-1) === 'to' && ENTRY.exec(value)) || []
      if (kind) for (const { message } of resolveTokens(`{${kind}:${id}}`, tokens).problems) report(lineOf(path), path, message)
      return text
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]))
    if (typeof value === 'object' && value !== null && !(value instanceof Date))
      return {
        ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])])),
        ...origin(value, path),
      }
    return value
  }
  const data = walk(raw, []) as Record<string, unknown>

  const bodyStart = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source)?.[0].length
  if (bodyStart !== undefined) {
    const body = source.slice(bodyStart)
    const found: TextProblem[] = [
      ...resolveTokens(body, tokens).problems,
      ...typedFigures(body, figures),
      ...bodyProblems(body, data, tokens, words),
    ]
    for (const { offset, message } of found) report(source.slice(0, bodyStart + offset).split('\n').length, [], message)
  }

  const cure = fields.known([]).includes('draft') ? 'Write it, or set draft: true.' : 'Write it.'
  if (data.draft !== true)
    for (const { index, 0: words } of source.matchAll(UNFILLED_WORDS))
      report(source.slice(0, index).split('\n').length, [], `This is still the skeleton’s: “${words} …”. ${cure}`)

  const checked = schema.safeParse(data, { reportInput: true })
  if (!checked.success)
    for (const issue of checked.error.issues.flatMap(meantIssues)) report(lineOf(issue.path), issue.path, problemSentence(issue, fields))
  return { data, problems }
}
