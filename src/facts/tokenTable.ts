/**
 * What editors write instead of figures, policy numbers, contact values and addresses: `{claim:languages}`,
 * `{policy:noticeHours}`, `{site:phone}`, `{route:manual}`. One flat table, so that the message about a misspelled token
 * can suggest the nearest one. Build-time only: it reads the site's settings. docs/tokens.md lists the kinds.
 */
import { readFileSync } from 'node:fs'
import type { TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { joinList, lowercaseFirst } from '#src/lib/anywhere/text/wording.ts'
import { CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import { createRoster } from '#src/models/shiftOffer/roster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import { analyticsNamed } from '#src/site/analytics/analyticsNames.ts'
import { routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { readClaims } from './claims.ts'
import { writePointsLawSummary } from './law/pointsLaw.ts'
import { readStateRules } from './law/stateRules.ts'
import { readPolicyValues, type TokenValues } from './policyTokens.ts'
import { parseTerms } from './terms.ts'

const readClaimValues = (): TokenValues =>
  Object.fromEntries(
    Object.entries(readClaims()).flatMap(([id, claim]) => [
      [id, claim.value],
      [`${id}.scope`, claim.scope],
      ...(claim.wording ? [[`${id}.wording`, claim.wording] as const] : []),
      // A figure within a sentence has no footnote, so this says that it is a sample. Empty for real figures.
      [`${id}.sample`, claim.sample ? ` (sample ${CLAIM_KINDS[claim.kind].toLowerCase()})` : ''],
      // For "90-day guarantee" and the like.
      [`${id}.number`, /\d[\d,.]*/.exec(claim.value)?.[0] ?? claim.value],
    ]),
  )

/** The shift offer of a first screen. Its invented people are made in code, so a text that counts them needs a token. */
const roster = createRoster()
const shiftOfferValues: TokenValues = { rosterSize: roster.length, canCome: roster.filter(canTakeShift).length }

/** The table of state rules in sentences: drafting notes have no space for a table. */
function readLawValues(): TokenValues {
  const { places } = readStateRules()
  return {
    anyReason: joinList(
      places.filter(({ anyReason }) => anyReason).map(({ name }) => name),
      'and',
    ),
    proof: places
      .flatMap(({ name, proof, proofPer }) => (proof ? [`${name}: ${lowercaseFirst(proof)}${proofPer ? ` (per ${proofPer})` : ''}`] : []))
      .join('; '),
    points: writePointsLawSummary(),
  }
}

const siteValues: TokenValues = {
  name: site.name,
  legalName: site.legalName,
  phone: site.phone,
  phoneHref: site.phoneHref,
  email: site.email,
  emailHref: site.emailHref,
  url: site.url,
  analytics: site.analytics ? analyticsNamed(site.analytics.provider).label : 'no analytics',
  phoneHours: SUPPORT_HOURS.phone.label,
  chatHours: SUPPORT_HOURS.chat.label,
}

const formattedValue = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en-US') : value)

const createTokenTable = (kinds: Record<string, TokenValues>): TokenTable =>
  new Map(
    Object.entries(kinds).flatMap(([kind, values]) =>
      Object.entries(values).map(([name, value]) => [`${kind}:${name}`, formattedValue(value)] as const),
    ),
  )

const TERMS = 'src/content/facts/terms.yaml'
/** @param otherTokens the tokens that terms may use */
const readTermValues = (otherTokens: TokenTable): TokenValues =>
  Object.fromEntries(
    Object.entries(parseTerms(readFileSync(TERMS, 'utf8'), TERMS, otherTokens)).flatMap(([id, { text, note }]) => [
      [id, text],
      [`${id}.note`, note],
    ]),
  )

/** @returns token without braces → the text that replaces it */
export function readSiteTokens(): TokenTable {
  const claim = readClaimValues()
  const otherTokens = createTokenTable({
    claim,
    policy: readPolicyValues(),
    shiftOffer: shiftOfferValues,
    law: readLawValues(),
    site: siteValues,
    route: routes,
  })
  return new Map([...otherTokens, ...createTokenTable({ term: readTermValues(otherTokens) })])
}
