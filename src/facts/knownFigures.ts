/** Every figure that claims and the policy have, so that content which states another one is noticed. */
import { figureName, figureNamesIn } from '#src/lib/build/content/figures/statedFigures.ts'
import {
  FMLA,
  fullTimeLeaveHours,
  MANAGER_TIMELINE,
  MINIMUM_AGE,
  NO_SHOW_GUIDANCE,
  NOTICE_HOURS,
  POINT_REMOVAL,
  ROLLING_WINDOW_MONTHS,
} from '#src/policy/policy.ts'
import { LEGAL_RETENTION, TEXT_MESSAGES } from '#src/policy/retentionRules.ts'
import { BUSIER_ASSUMPTIONS, REVIEW_ASSUMPTIONS, reviewLoad } from '#src/policy/reviewLoad.ts'
import { claims } from './claims.ts'
import { monthlyReviewHours } from './workedFigures.ts'

const { contactHours, followUpHours, abandonmentDays, cutoffMinutes } = NO_SHOW_GUIDANCE
const load = reviewLoad()
const reviewMinutes = [load.minutes, load.minutesOneByOne, reviewLoad(BUSIER_ASSUMPTIONS).minutes]

/** @returns "12 weeks" of `leaveWeeks`: the name of a limit ends with its unit, and nothing else is known of it */
const inUnits = (limits: Readonly<Record<string, { value: number }>>) =>
  Object.entries(limits).flatMap(([id, { value }]) => {
    const unit = /(?:Years|Months|Weeks|Days|Hours)$/.exec(id)?.[0].toLowerCase()
    return unit ? [`${value.toLocaleString('en-US')} ${unit}`] : []
  })

const OF_POLICY: readonly string[] = [
  ...[NOTICE_HOURS, ...contactHours, ...followUpHours, followUpHours.join(' to ')].map((hours) => `${hours} hours`),
  ...[...reviewMinutes.map((minutes) => Math.round(minutes / 60)), ...[REVIEW_ASSUMPTIONS, BUSIER_ASSUMPTIONS].map(monthlyReviewHours)].map(
    (hours) => `${hours} hours`,
  ),
  ...MANAGER_TIMELINE.flatMap(({ to }) => (to === null ? [] : [`${to} minutes`])),
  `${cutoffMinutes} minutes`,
  ...[POINT_REMOVAL.perfectDays, ...abandonmentDays].map((days) => `${days} days`),
  ...ROLLING_WINDOW_MONTHS.map((months) => `${months} months`),
  `${MINIMUM_AGE} years`,
  ...inUnits(FMLA),
  ...inUnits(LEGAL_RETENTION),
  ...inUnits({ stopBusinessDays: TEXT_MESSAGES.stopBusinessDays }),
  `${fullTimeLeaveHours()} hours`,
]
/** The names of all figures of claims and of the policy. */
export const KNOWN_FIGURES: ReadonlySet<string> = new Set([
  ...Object.values(claims).flatMap(({ value, scope }) => figureNamesIn(`${value} ${scope}`)),
  ...OF_POLICY.map(figureName),
])
