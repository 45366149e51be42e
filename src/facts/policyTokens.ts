/** The tokens of the example policy, such as `{policy:noticeHours}`: its numbers, ladders, lists, sentences, and the law it follows. */
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { parseNamedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { joinList, lowercaseFirst } from '#src/lib/anywhere/text/wording.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import {
  BOARD_STATUSES,
  CALL_IN_RECORD,
  FAILURE_TO_REPORT_POINTS,
  FMLA,
  fullTimeLeaveHours,
  LATE_REPORT_POINTS,
  MANAGER_TIMELINE,
  MINIMUM_AGE,
  NO_SHOW_GUIDANCE,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  REASON_CODES,
  REVIEW_RHYTHM,
  ROLLING_WINDOW_MONTHS,
  SYMPTOM_QUESTION,
  TARDY_DAILY_CAP,
} from '#src/models/policy/policy.ts'
import { BUSIER_ASSUMPTIONS, calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/models/policy/workedExamples/reviewLoad.ts'
import { policySentencesSchema } from '#src/schemas/facts/policySentences.ts'
import { COBRA_NOTICE, LEGAL_RETENTION, TEXT_MESSAGES } from './law/retentionRules.ts'
import { monthlyReviewHours } from './workedFigures.ts'

/** Values by the name in their token. */
export type TokenValues = Record<string, string | number>

/** @returns values of a ladder: the number of steps, all thresholds, and of each step its threshold and its name */
const ladderValues = (name: string, steps: readonly LadderStep[]): TokenValues => ({
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

const withPrefix = (name: string, values: TokenValues): TokenValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

const fmlaValues: TokenValues = Object.fromEntries(
  Object.entries(FMLA).flatMap(([id, limit]) => [
    [id, limit.value],
    [`${id}.source`, limit.source],
  ]),
)

const reviewLoad = calculateReviewLoad()
const busierReviewLoad = calculateReviewLoad(BUSIER_ASSUMPTIONS)
const policyValues: TokenValues = {
  noticeHours: NOTICE_HOURS,
  ...withPrefix('points', { ...POINTS, failureToReport: FAILURE_TO_REPORT_POINTS, lateReport: LATE_REPORT_POINTS }),
  ...withPrefix('board', BOARD_STATUSES),
  symptoms: joinList(SYMPTOM_QUESTION.symptoms, 'or'),
  'symptoms.goesTo': SYMPTOM_QUESTION.goesTo,
  tardyDailyCap: TARDY_DAILY_CAP,
  ...ladderValues('pointLadder', POINT_LADDER),
  ...ladderValues('noShowLadder', NO_SHOW_LADDER),
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
  'cobraNotice.administratorDays': COBRA_NOTICE.administratorDays.value,
  'cobraNotice.employerDays': COBRA_NOTICE.employerDays.value,
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

const SENTENCES = 'src/content/facts/policy-sentences.yaml'
/** @returns the values of the sentences' tokens @throws ContentError with all problems of the file, each with file, line, field and fix */
export function parsePolicySentences(source: string): TokenValues {
  const { data, problems } = parseNamedEntries(source, SENTENCES, policySentencesSchema)
  if (!data || problems.length > 0) throw new ContentError(problems)
  const { lineAnswer, screeningQuestion, symptomQuestion, pointAdjustment } = data
  return {
    lineAnswer: lineAnswer.en,
    'lineAnswer.es': lineAnswer.es,
    'lineAnswer.food': lineAnswer.food,
    screeningQuestion,
    'symptoms.question': symptomQuestion,
    pointAdjustment,
  }
}
const readSentenceValues = oncePerText(SENTENCES, parsePolicySentences)

/**
 * @returns the values of all tokens of the policy
 * @throws ContentError with all problems of the sentences, each with file, line, field and fix
 */
export const readPolicyValues = (): TokenValues => ({ ...policyValues, ...readSentenceValues() })
