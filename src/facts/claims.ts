/**
 * The claims: every figure that the site states about the service, read from src/content/facts/claims.yaml. Nothing of it reaches the
 * browser. Source: specification section 9; docs/requirements/clarifications.md, "Figures".
 */
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import type { FieldPath } from '#src/contentEngine/problems/problemLocation.ts'
import { parseUnvalidatedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { problemSentence } from '#src/contentEngine/schemaProblems/problemSentence.ts'
import { schemaFieldsOf } from '#src/contentEngine/schemaProblems/schemaFields.ts'
import { issuePath, reportableIssues } from '#src/contentEngine/schemaProblems/zodIssues.ts'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import { CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import { claimSchema } from '#src/schemas/facts/claim.ts'
import { SPECIFIED_FIGURES } from '#src/specification/specifiedFigures.ts'
import { countProblems } from './claimCounts.ts'
import { sourceProblems } from './claimSources.ts'
import { WORKED_FIGURES } from './workedFigures.ts'

type WrittenClaim = z.infer<typeof claimSchema>
/** The label is the footnote of its figure: "Aim", "Sample count". */
export type Claim = WrittenClaim & { label: string }
const CLAIM_FIELDS = schemaFieldsOf(claimSchema)
/** Claims that code refers to by name: badges, and worked examples that tests compare with them. */
const NAMED_IN_CODE = [
  'languages',
  'returnOnInvestment',
  'roiEmployees',
  'roiHours',
  'roiHourlyCost',
  'roiHoursYear',
  'roiSavings',
  'roiMultiple',
  'roiPrice',
  'roiPricePerEmployee',
  'implementation',
  'implementationSmall',
] as const
/** Content may name any claim: the loader refuses a token of an unknown one. */
type Claims<Needed extends string> = Readonly<Record<string, Claim>> & Readonly<Record<Needed, Claim>>

const labelOf = ({ kind, sample }: WrittenClaim) => (sample ? `Sample ${CLAIM_KINDS[kind].toLowerCase()}` : CLAIM_KINDS[kind])

/** A claim's name becomes part of an address and of a token. */
const ID = /^[a-z][A-Za-z0-9]*$/

/** A name in braces, or a brace without its partner. */
const BRACED_NAME = /\{([^{}]*)\}|[{}]/g

type Report = (path: FieldPath, message: string) => void

/**
 * @param ownFields the fields of the claim, whose `value` and `wording` its other texts may name
 * @returns the text with these and with worked figures in the place of names in braces; what has no such name stays, and is reported
 */
function fillText(text: string, ownFields: Readonly<Record<string, unknown>>, report: (message: string) => void): string {
  return text.replaceAll(BRACED_NAME, (whole, name?: string) => {
    if (name === undefined) {
      report(`${whole} has no partner: a name stands in a pair of braces, like {value}.`)
      return whole
    }
    const { [name]: ownText, ...others } = ownFields
    if ((name === 'value' || name === 'wording') && typeof ownText === 'string') return fillText(ownText, others, report)
    const value = WORKED_FIGURES.get(name)
    if (value !== undefined) return value
    const nearest = nearestName(name, [...WORKED_FIGURES.keys()])
    report(`Nothing is called ${whole}.${nearest ? ` Did you mean {${nearest}}?` : ''} src/facts/workedFigures.ts lists all.`)
    return whole
  })
}

/** @param fields what is written, of any kind @returns the claim with worked figures filled in; undefined if it is invalid, as reported */
function parseClaim(id: string, fields: unknown, report: Report): Claim | undefined {
  if (!ID.test(id)) report([id], `"${id}" becomes an address: write one word of letters and digits, like hotlineHours.`)
  const ownFields = isRecord(fields) ? fields : null
  const fillField = (name: string, value: unknown) =>
    typeof value === 'string' ? fillText(value, ownFields ?? {}, (message) => report([id, name], message)) : value
  const filledFields = ownFields && Object.fromEntries(Object.entries(ownFields).map(([name, value]) => [name, fillField(name, value)]))
  const { data, error } = claimSchema.safeParse(filledFields, { reportInput: true })
  for (const issue of reportableIssues(error?.issues ?? [], CLAIM_FIELDS))
    report([id, ...issuePath(issue)], problemSentence(issue, CLAIM_FIELDS))
  return data && { ...data, label: labelOf(data) }
}

/**
 * @param source YAML: id → claim
 * @param file its path, for messages
 * @param needed claims that must exist
 * @returns the claims in the order of the file, with worked figures filled in, each with its label
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseClaims<Needed extends string>(source: string, file: string, needed: readonly Needed[]): Claims<Needed> {
  const { entries: writtenClaims, problems, report } = parseUnvalidatedEntries(source, file)
  const validClaims = Object.entries(writtenClaims).flatMap(([id, fields]) => {
    const claim = parseClaim(id, fields, report)
    return claim ? [[id, claim] as const] : []
  })
  const claims = Object.fromEntries(validClaims)
  // An invalid claim would be missing in every sum, so sums are checked only if all claims are valid.
  if (validClaims.length === Object.keys(writtenClaims).length)
    for (const { id, field, message } of [...countProblems(claims), ...sourceProblems(claims, SPECIFIED_FIGURES)])
      report([id, field], message)
  for (const id of needed.filter((name) => !(name in writtenClaims))) {
    const nearest = nearestName(id, Object.keys(writtenClaims))
    problems.push(
      `${file}: "${id}" is missing, and code needs it.${nearest ? ` Is "${nearest}" meant?` : ''} Write it; src/facts/claims.ts lists what is needed.`,
    )
  }
  if (problems.length > 0) throw new ContentError(problems)
  return claims as Claims<Needed>
}

const FILE = 'src/content/facts/claims.yaml'
/** @returns every claim by its id */
export const readClaims = oncePerText(FILE, (source) => parseClaims(source, FILE, NAMED_IN_CODE))

/** @returns each claim as a figure on a page gets it, by its id */
export const readFigureClaims = (): ReadonlyMap<string, Pick<Claim, 'label' | 'icon'> & { id: string }> =>
  new Map(Object.entries(readClaims()).map(([id, { label, icon }]) => [id, { id, label, ...(icon && { icon }) }]))
