/** Resolves the tokens in the fields of an entry, and checks each text, date and figure by the common rules. */
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { refusedFigures, typedFigureProblem } from '../figures/allowedFigures.ts'
import type { FieldPath } from '../problems/problemLocation.ts'
import type { FieldsAndFigures } from '../schemaProblems/schemaFields.ts'
import { plainTextProblem } from '../textRules/everyText.ts'
import { hardCodedFigureProblems, hardCodedNameProblems } from '../textRules/hardCodedProblems.ts'
import { LINK_KINDS } from '../tokens/entryTokens.ts'
import { onlyClaimIn, resolveTokens, type TokenTable, unpairedBraceProblem, withoutTokens } from '../tokens/resolveTokens.ts'
import type { EntryReport } from './entryReport.ts'
import type { EntryRules } from './entryRules.ts'

/** Shared by the steps that read one entry. */
export type EntryContext = {
  rules: EntryRules
  /** Tokens of the entry's own numbers, which it types: the figures that they make are typed, too. */
  ownNumbers: TokenTable
  /** The schema's fields, for the kinds that the entry has. */
  fields: FieldsAndFigures
  report: EntryReport
}

/**
 * @param value the value at the path, with everything below it
 * @returns the value with its tokens resolved
 */
export function resolveFields(value: unknown, path: FieldPath, context: EntryContext): unknown {
  if (typeof value === 'string') return resolveText(value, path, context)
  if (value instanceof Date) {
    reportDay(value, path, context.report)
    return value
  }
  if (Array.isArray(value)) return value.map((item, index) => resolveFields(item, [...path, index], context))
  return isRecord(value) ? resolveGroup(value, path, context) : value
}

/** Resolves a group of fields as `resolveFields` does. */
export const resolveGroup = (group: Record<string, unknown>, path: FieldPath, context: EntryContext): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(group).map(([key, item]) => [key, resolveFields(item, [...path, key], context)])),
  ...claimOf(group, path, context),
})

function resolveText(typed: string, path: FieldPath, { rules, ownNumbers, fields, report }: EntryContext): string {
  const { tokens, figures, names, allowedFigures } = rules
  const isLink = path.at(-1) === 'to'
  const written = isLink ? withTargetNames(typed) : typed
  const { text, problems } = resolveTokens(written, tokens)
  const withNumbers = resolveTokens(written, ownNumbers).text
  const typedClaims = hardCodedFigureProblems(withNumbers, figures)
  for (const { message } of [...problems, ...typedClaims, ...hardCodedNameProblems(written, names)]) report.atField(path, message)
  const mistake = isLink ? unknownEntryProblem(written, tokens) : (plainTextProblem(written) ?? unpairedBraceProblem(written, tokens))
  if (mistake) report.atField(path, mistake)
  if (allowedFigures && !fields.hasExampleFigures(path))
    for (const figure of refusedFigures(withoutTokens(withNumbers, tokens), allowedFigures, typedClaims))
      report.atField(path, typedFigureProblem(figure, allowedFigures, tokens))
  return text
}

/** YAML reads February 30 as March 2. */
function reportDay(day: Date, path: FieldPath, report: EntryReport): void {
  const written = report.writtenAt(path)
  if (written !== undefined && !written.startsWith(dayOf(day)))
    report.atField(path, `There is no day ${written}. Write one of the calendar, like 2026-03-09.`)
}

/**
 * The claim whose token is the `value` of a figure. A schema sees only what the token printed, so the figure gets its claim in `claim`
 * (`figureValueFields` of src/schemas/fields/fields.ts).
 */
function claimOf(written: Record<string, unknown>, path: FieldPath, { rules, fields }: EntryContext): { claim?: object } {
  const id = typeof written.value === 'string' ? onlyClaimIn(written.value) : null
  const claim = id === null ? undefined : rules.claims.get(id)
  return claim && fields.known(path).includes('claim') ? { claim } : {}
}

const TARGET = `(?:route|${LINK_KINDS.join('|')}):[\\w/-]+`
/** The target of a link as texts write it; and without braces, which YAML would need in quotes. */
const TARGET_TOKEN = new RegExp(`^(?:\\{(${TARGET})\\}|(${TARGET}))(?=[#?]|$)`)

/** @returns the target as links write it: `{landing:peak-season}` → `landing/peak-season`, `{route:manual}#roles` → `manual#roles` */
const withTargetNames = (typed: string): string =>
  typed.replace(TARGET_TOKEN, (_, inBraces?: string, bare = '') => (inBraces ?? bare).replace(/^route:/, '').replace(':', '/'))

/** A link in YAML to an entry. */
const ENTRY = new RegExp(`^(${LINK_KINDS.join('|')})/([\\w/-]+)`)

/** @returns the message about a link to an entry that does not exist; null for any other link */
function unknownEntryProblem(written: string, tokens: TokenTable): string | null {
  const [, kind, id = ''] = ENTRY.exec(written) ?? []
  if (!kind || tokens.has(`${kind}:${id}`)) return null
  const entryIds = [...tokens.keys()].flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []))
  const nearest = nearestName(id, entryIds)
  return `There is no ${kind} "${id}". ${nearest ? `Did you mean ${kind}/${nearest}?` : 'Write the name of its file, without the ending.'}`
}
