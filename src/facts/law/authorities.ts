/**
 * The sources that drafting notes of templates may cite: those of src/content/facts/authorities.yaml, and the places of
 * src/content/facts/state-rules.yaml, one by one (`state-ny`) and together. The list is closed, so that nobody cites a source that was not
 * read.
 */
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { parseNamedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import { VERIFY_NOTE } from '#src/models/policy/templates/provisions.ts'
import { authoritiesFileSchema } from '#src/schemas/facts/law/law.ts'
import { readStateRules, type StateRule } from './stateRules.ts'

type Authority = z.infer<typeof authoritiesFileSchema>['sources'][string]

type RuleSubject = 'points' | 'reason' | 'proof'
/** Cites the section on the fact. If nobody has read that section, names the secondary source instead. */
const cite = (subject: RuleSubject, rule: StateRule) => {
  const per = rule[`${subject}Per`]
  const law = { points: rule.pointsLaw, reason: rule.law, proof: rule.proofLaw }[subject] ?? (per ? undefined : rule.law)
  const cited = law ? `${rule.name}: ${law}` : rule.name
  return per ? `${cited} (per ${per}) ${VERIFY_NOTE}` : cited
}
const citeAll = (subject: RuleSubject, rules: readonly StateRule[]) => rules.map((rule) => cite(subject, rule)).join('; ')
const gradeOf = ({ pointsPer, reasonPer, proofPer }: StateRule): Authority['grade'] =>
  (pointsPer ?? reasonPer ?? proofPer) ? 'account' : 'text'

const placeAuthorities = (rules: readonly StateRule[]): Readonly<Record<string, Authority>> => ({
  ...Object.fromEntries(
    rules.map((rule) => [`state-${rule.code.toLowerCase()}`, { cite: `${rule.name}: ${rule.law}`, grade: gradeOf(rule), holds: rule.law }]),
  ),
  'states-points': {
    cite: citeAll(
      'points',
      rules.filter(({ points }) => points.startsWith('barred') || points === 'retaliation'),
    ),
    grade: 'text',
    holds: 'points or discipline for protected use are barred, in the words that state-rules.yaml gives',
  },
  'states-proof': {
    cite: citeAll(
      'proof',
      rules.filter(({ proof }) => proof),
    ),
    grade: 'text',
    holds: 'when proof may be asked for',
  },
  'states-any-reason': {
    cite: citeAll(
      'reason',
      rules.filter(({ anyReason }) => anyReason),
    ),
    grade: 'text',
    holds: 'paid leave for any reason',
  },
})

/**
 * @param source YAML: the day of its review, and sources by name
 * @param file its path, for messages
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseAuthorities(source: string, file: string): Readonly<Record<string, Authority>> {
  const { data, problems } = parseNamedEntries(source, file, authoritiesFileSchema)
  if (!data || problems.length > 0) throw new ContentError(problems)
  return data.sources
}

const FILE = 'src/content/facts/authorities.yaml'
const readSources = oncePerText(FILE, (source) => parseAuthorities(source, FILE))

/** @returns every authority by the name that drafting notes write */
export const readAuthorities = (): Readonly<Record<string, Authority>> => ({
  ...readSources(),
  ...placeAuthorities(readStateRules().places),
})
