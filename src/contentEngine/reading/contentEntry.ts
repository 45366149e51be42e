/** Reads an entry: parses its file, resolves its tokens and validates it. Every problem has file, line, field and fix. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { entryNumberProblems, withEntryNumbers } from '../figures/entryNumbers.ts'
import { lineAt, type TextProblem } from '../problems/problemLocation.ts'
import { smartQuoted } from '../prose/plugins/remarkSmartQuotes.ts'
import { parseSections, withoutIds } from '../prose/sectionIds.ts'
import { bodyProblems } from '../proseRules/bodyProblems.ts'
import { pictureProblems } from '../proseRules/pictureProblems.ts'
import { proseFigureProblems } from '../proseRules/proseFigureProblems.ts'
import { problemSentence } from '../schemaProblems/problemSentence.ts'
import { schemaFieldsOf } from '../schemaProblems/schemaFields.ts'
import { issuePath, issuesOfIntendedOption, reportableIssues } from '../schemaProblems/zodIssues.ts'
import { plainTextProblem, unfilledProblems } from '../textRules/everyText.ts'
import { hardCodedFigureProblems, hardCodedNameProblems } from '../textRules/hardCodedProblems.ts'
import { resolveTokens } from '../tokens/resolveTokens.ts'
import { frontMatterProblem, parseFrontMatter } from '../yaml/frontMatter.ts'
import { ignoredTextProblems } from '../yaml/ignoredTextProblems.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { createEntryReport } from './entryReport.ts'
import type { EntryRules, EntrySchema } from './entryRules.ts'
import { type EntryContext, resolveFields, resolveGroup } from './resolveFields.ts'

type EntryData = Record<string, unknown>

/**
 * @param file path of the entry
 * @returns the fields with tokens resolved, as the schema gives them unless there are problems; and the problems, each as "file, line,
 *   field: sentence"
 */
export function readEntry(file: string, rules: EntryRules): { data: EntryData; problems: string[] } {
  const source = readFileSync(file, 'utf8')
  const report = createEntryReport(file, source)
  const frontMatterMistake = file.endsWith('.mdx') ? frontMatterProblem(source) : null
  if (frontMatterMistake) {
    report.atLine(frontMatterMistake.line, frontMatterMistake.message)
    return { data: {}, problems: report.problems }
  }
  const { raw, problem } = readFields(file, source)
  if (problem) return { data: {}, problems: [problem] }
  const tokens = withEntryNumbers(rules.tokens, raw.numbers)
  const ownNumbers = withEntryNumbers(new Map(), raw.numbers)
  const context = { rules: { ...rules, tokens }, ownNumbers, fields: schemaFieldsOf(rules.schema, raw), report }
  const data: EntryData = { ...resolveGroup(raw, [], context), ...fillInSections(source, raw, context) }
  const truncatedLines = reportIgnoredText(source, context)
  reportBody(source, data, context)
  if (data.draft !== true) reportNumbers(source, context)
  if (data.draft !== true && !rules.mayBeUnfilled) reportUnfilled(source, raw, context)
  const checkedData = checkSchema(data, truncatedLines, context)
  return { data: report.problems.length > 0 ? data : checkedData, problems: report.problems }
}

/** @returns the fields of an entry before tokens are resolved; or the reason why the file cannot be parsed, with its location */
function readFields(file: string, source: string): { raw: EntryData; problem?: string } {
  const relativePath = relative(process.cwd(), file)
  const isProse = file.endsWith('.mdx')
  const frontMatter = isProse ? parseFrontMatter(source) : null
  // With as many lines before it as the file has, because messages name other lines, too.
  const parsedYaml = parseYaml(frontMatter ? '\n'.repeat(frontMatter.linesBefore) + frontMatter.yaml : source, true)
  if ('problem' in parsedYaml)
    return { raw: {}, problem: `${relativePath}, line ${parsedYaml.problem.line}: ${parsedYaml.problem.message}` }
  if (parsedYaml.data === null && !isProse)
    return { raw: {}, problem: `${relativePath}: This file is empty. Write its fields, or remove it.` }
  const raw = parsedYaml.data ?? {}
  return isRecord(raw) ? { raw } : { raw: {}, problem: `${relativePath}: Write fields by their names, one line "name: …" for each.` }
}

/** @returns the lines whose text YAML cut off */
function reportIgnoredText(source: string, { report }: EntryContext): Set<number> {
  const frontMatter = parseFrontMatter(source)
  const lines = new Set<number>()
  for (const { line, message } of ignoredTextProblems(frontMatter?.yaml ?? source)) {
    const lineOfFile = line + (frontMatter?.linesBefore ?? 0)
    lines.add(lineOfFile)
    report.atLine(lineOfFile, message)
  }
  return lines
}

const SECTIONS_IN_FRONT_MATTER =
  'Sections have their ids at their headings: write ## The short answer {#intro}, with label="…" where “On this page” says less than the heading, and aliases="…" for older ids. Then take "sections" out.'

/** Fills in `sections` from the "##" headings of the prose, because no front matter has them. */
function fillInSections(source: string, raw: EntryData, context: EntryContext): { sections?: object[] } {
  const { rules, fields, report } = context
  const start = parseFrontMatter(source)?.end
  if (start === undefined || !fields.known([]).includes('sections')) return {}
  if ('sections' in raw) report.atField(['sections'], SECTIONS_IN_FRONT_MATTER)
  const { sections, problems } = parseSections(source.slice(start))
  for (const { offset, message } of problems) report.atLine(lineAt(source, start + offset), message)
  return {
    sections: sections.map(({ id, label, aliases, heading, offset }, index) => {
      if (label !== undefined) return { id, label: resolveFields(label, ['sections', index, 'label'], context), aliases }
      // Other mistakes in a heading are reported by the checks of the prose.
      const markupMessage = plainTextProblem(heading)
      if (markupMessage)
        report.atLine(lineAt(source, start + offset), `“On this page” has no such signs: write {#${id} label="…"} with plain words.`)
      return { id, label: resolveTokens(smartQuoted(heading), rules.tokens).text, aliases }
    }),
  }
}

/** Reports problems of the entry's prose, if it has any. */
function reportBody(source: string, data: EntryData, { rules, ownNumbers, report }: EntryContext): void {
  const bodyStart = parseFrontMatter(source)?.end
  if (bodyStart === undefined) return
  const { tokens, figures, allowedFigures, names, proseRule, pictures, tags = [] } = rules
  const body = withoutIds(source.slice(bodyStart))
  const reportIn = (text: string, problems: readonly TextProblem[]) => {
    for (const { offset, message } of problems) report.atLine(lineAt(source, bodyStart) + lineAt(text, offset) - 1, message)
  }
  const withNumbers = resolveTokens(body, ownNumbers).text
  const typedClaims = hardCodedFigureProblems(withNumbers, figures)
  reportIn(body, resolveTokens(body, tokens).problems)
  reportIn(withNumbers, typedClaims)
  if (allowedFigures) reportIn(withNumbers, proseFigureProblems(withNumbers, tokens, allowedFigures, typedClaims))
  reportIn(body, [
    ...hardCodedNameProblems(body, names),
    ...bodyProblems(body, data, { tokens, tags, proseRule }),
    ...(pictures ? pictureProblems(body, pictures, tags) : []),
  ])
}

function reportUnfilled(source: string, raw: EntryData, { fields, report }: EntryContext): void {
  const fix = fields.known([]).includes('draft') ? 'Write it, or set draft: true.' : 'Write it.'
  for (const { line, path, message } of unfilledProblems(source, raw, report.lineOf, fix)) {
    if (path) report.atField(path, message)
    else report.atLine(line, message)
  }
}

/** Reports numbers that no text prints, and copies of them. */
function reportNumbers(source: string, { rules, report }: EntryContext): void {
  const lineOf = (name: string) => report.lineOf(['numbers', name])
  for (const { line, message } of entryNumberProblems(source, rules.tokens, lineOf)) report.atLine(line, message)
}

/**
 * Reports what the schema refuses. @returns the fields as it gives them, or as they were
 * @param truncatedLines lines whose text YAML cut off. That is already reported, so schema errors on these lines are skipped
 */
function checkSchema(data: EntryData, truncatedLines: ReadonlySet<number>, { rules, fields, report }: EntryContext): EntryData {
  const parsedData = parseFields(rules.schema, data)
  if (parsedData instanceof Error) {
    report.ofFile(`${parsedData.message} The last thing that was written is the cause. Tell a developer: its schema has to say where.`)
    return data
  }
  if (parsedData.success) return parsedData.data
  for (const issue of reportableIssues(parsedData.error.issues.flatMap(issuesOfIntendedOption), fields)) {
    const path = issuePath(issue)
    if (!truncatedLines.has(report.lineOf(path))) report.atField(path, problemSentence(issue, fields))
  }
  return data
}

/** @returns what the schema says of an entry, or the error of a refinement that itself fails */
function parseFields(schema: EntrySchema, data: EntryData) {
  try {
    return schema.safeParse(data, { reportInput: true })
  } catch (error) {
    return new Error(errorMessageOf(error))
  }
}
