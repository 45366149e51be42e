/**
 * What editors write instead of figures, policy numbers, contact values and addresses: `{claim:languages}`,
 * `{policy:noticeHours}`, `{site:phone}`, `{route:manual}`. One flat table, so that the message about a misspelled token
 * can suggest the nearest one. Build-time only: it reads the site's settings. docs/tokens.md lists the kinds.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list
import { readFileSync } from 'node:fs'
import type { TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { CLAIM_KINDS } from '#src/contentNames/claimKinds.ts'
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import { createRoster } from '#src/models/shiftOffer/roster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import {
  BOARD_STATES,
  CALL_IN_RECORD,
  FAILURE_TO_REPORT_POINTS,
  FMLA,
  FOOD_WORKPLACE_ANSWER,
  fullTimeLeaveHours,
  LATE_REPORT_POINTS,
  LINE_ANSWER,
  LINE_ANSWER_ES,
  MANAGER_TIMELINE,
  MINIMUM_AGE,
  NO_SHOW_GUIDANCE,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_ADJUSTMENT,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  REASON_CODES,
  REVIEW_RHYTHM,
  ROLLING_WINDOW_MONTHS,
  SCREENING_QUESTION,
  SYMPTOM_QUESTION,
  TARDY_DAILY_CAP,
} from '#src/policy/policy.ts'
import { BUSIER_ASSUMPTIONS, calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/policy/workedExamples/reviewLoad.ts'
import { analyticsNamed } from '#src/site/analytics/analyticsNames.ts'
import { routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { readClaims } from './claims.ts'
import { writePointsLawSummary } from './law/pointsLawSummary.ts'
import { LEGAL_RETENTION, TEXT_MESSAGES } from './law/retentionRules.ts'
import { readStateRules } from './law/stateRules.ts'
import { parseTerms } from './terms.ts'
import { monthlyReviewHours } from './workedFigures.ts'

type Values = Record<string, string | number>

const lowercaseFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** @returns values of a ladder: the number of steps, all thresholds, and of each step its threshold and its name */
const ladder = (name: string, steps: readonly LadderStep[]): Values => ({
  [`${name}.count`]: steps.length,
  [`${name}.thresholds`]: joinList(
    steps.map((step) => step.at),
    'and',
  ),
  ...Object.fromEntries(
    steps.flatMap(({ id, label, at }) => [
      [`${name}.${id}`, at],
      [`${name}.${id}.label`, label],
      [`${name}.${id}.inText`, lowercaseFirst(label)],
    ]),
  ),
})

const withPrefix = (name: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

const readClaimValues = (): Values =>
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

const fmlaValues: Values = Object.fromEntries(
  Object.entries(FMLA).flatMap(([id, limit]) => [
    [id, limit.value],
    [`${id}.source`, limit.source],
  ]),
)

const reviewLoad = calculateReviewLoad()
const busierReviewLoad = calculateReviewLoad(BUSIER_ASSUMPTIONS)
const policyValues: Values = {
  noticeHours: NOTICE_HOURS,
  ...withPrefix('points', { ...POINTS, failureToReport: FAILURE_TO_REPORT_POINTS, lateReport: LATE_REPORT_POINTS }),
  lineAnswer: LINE_ANSWER,
  'lineAnswer.es': LINE_ANSWER_ES,
  'lineAnswer.food': FOOD_WORKPLACE_ANSWER,
  ...withPrefix('board', BOARD_STATES),
  screeningQuestion: SCREENING_QUESTION,
  symptoms: joinList(SYMPTOM_QUESTION.symptoms, 'or'),
  'symptoms.goesTo': SYMPTOM_QUESTION.goesTo,
  'symptoms.question': SYMPTOM_QUESTION.ask,
  pointAdjustment: POINT_ADJUSTMENT,
  tardyDailyCap: TARDY_DAILY_CAP,
  ...ladder('pointLadder', POINT_LADDER),
  ...ladder('noShowLadder', NO_SHOW_LADDER),
  rollingWindowMonths: joinList(ROLLING_WINDOW_MONTHS, 'or'),
  'rollingWindowMonths.short': ROLLING_WINDOW_MONTHS[0],
  'rollingWindowMonths.long': ROLLING_WINDOW_MONTHS[1],
  ...withPrefix('pointRemoval', POINT_REMOVAL),
  'noShow.cutoffMinutes': NO_SHOW_GUIDANCE.cutoffMinutes,
  'noShow.contactHours': NO_SHOW_GUIDANCE.contactHours.join(' to '),
  'noShow.contactHours.last': NO_SHOW_GUIDANCE.contactHours[1],
  'noShow.followUpHours': NO_SHOW_GUIDANCE.followUpHours.join(' to '),
  'noShow.followUpHours.first': NO_SHOW_GUIDANCE.followUpHours[0],
  'noShow.followUpHours.last': NO_SHOW_GUIDANCE.followUpHours[1],
  'noShow.abandonmentDays': joinList(NO_SHOW_GUIDANCE.abandonmentDays, 'or'),
  'noShow.abandonmentDays.first': NO_SHOW_GUIDANCE.abandonmentDays[0],
  'noShow.abandonmentDays.last': NO_SHOW_GUIDANCE.abandonmentDays[1],
  ...withPrefix('fmla', fmlaValues),
  'fmla.largestIncrement': FMLA.largestIncrementHours.value === 1 ? 'one hour' : `${FMLA.largestIncrementHours.value} hours`,
  'fmla.fullTimeLeaveHours': fullTimeLeaveHours(),
  ...withPrefix('review', REVIEW_RHYTHM),
  'text.stopDays': TEXT_MESSAGES.stopBusinessDays.value,
  'text.stopWords': joinList(TEXT_MESSAGES.stopWords, 'or'),
  ...Object.fromEntries(
    Object.entries(LEGAL_RETENTION).flatMap(([id, { value }]) => [
      [`retention.${id}`, value],
      [`retention.${id}.inWords`, id.endsWith('Months') ? `${value} months` : value === 1 ? '1 year' : `${value} years`],
    ]),
  ),
  minimumAge: MINIMUM_AGE,
  'managerTimeline.count': MANAGER_TIMELINE.length,
  'managerTimeline.acknowledge': MANAGER_TIMELINE[0].to,
  'callInRecord.count': CALL_IN_RECORD.length,
  'reasonCodes.count': REASON_CODES.length,
  // Semicolons, because one label contains a comma.
  reasonCodes: REASON_CODES.map(({ label }) => label.toLowerCase()).join('; '),
  ...Object.fromEntries(
    REASON_CODES.flatMap(({ id, label }, index) => [
      [`reason.${id}`, label],
      // Employees who text may answer with the number on their badge card.
      [`reason.${id}.number`, index + 1],
    ]),
  ),
  'reviewLoad.employees': REVIEW_ASSUMPTIONS.employees,
  'reviewLoad.reviews': reviewLoad.reviews,
  'reviewLoad.hours': Math.round(reviewLoad.minutes / 60),
  'reviewLoad.hoursOneByOne': Math.round(reviewLoad.minutesOneByOne / 60),
  // At the rates of the sample dashboards.
  'reviewLoad.busierReviews': busierReviewLoad.reviews,
  'reviewLoad.busierHours': Math.round(busierReviewLoad.minutes / 60),
  // For the employer of the worked example (roiExample.ts).
  'reviewLoad.roiHours': monthlyReviewHours(REVIEW_ASSUMPTIONS),
  'reviewLoad.roiBusierHours': monthlyReviewHours(BUSIER_ASSUMPTIONS),
}

/** The shift offer of a first screen. Its invented people are made in code, so a text that counts them needs a token. */
const roster = createRoster()
const shiftOfferValues: Values = { rosterSize: roster.length, canCome: roster.filter(canTakeShift).length }

/** The table of state rules in sentences: drafting notes have no space for a table. */
function readLawValues(): Values {
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

const siteValues: Values = {
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

const createTokenTable = (kinds: Record<string, Values>): TokenTable =>
  new Map(
    Object.entries(kinds).flatMap(([kind, values]) =>
      Object.entries(values).map(([name, value]) => [`${kind}:${name}`, formattedValue(value)] as const),
    ),
  )

const TERMS = 'src/content/terms.yaml'
/** @param otherTokens the tokens that terms may use */
const readTermValues = (otherTokens: TokenTable): Values =>
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
    policy: policyValues,
    shiftOffer: shiftOfferValues,
    law: readLawValues(),
    site: siteValues,
    route: routes,
  })
  return new Map([...otherTokens, ...createTokenTable({ term: readTermValues(otherTokens) })])
}
