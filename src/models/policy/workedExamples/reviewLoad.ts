/**
 * A worked example: how many reviews the rule "nothing counts until HR decides" causes for HR, and how the queue stays short. The
 * assumptions are easy to replace with an employer's own records; none of them is a statistic. `<ReviewLoad />` draws it.
 */
export const REVIEW_ASSUMPTIONS = {
  employees: 900,
  shiftsPerMonth: 20,
  /** Per 100 scheduled shifts. */
  absenceDays: 3,
  tardiesAndEarlyDepartures: 1,
  noCallNoShows: 0.2,
  /** Consecutive days with one reason are one event. */
  daysPerAbsence: 1.5,
  /** Share of reports on HR's list: transportation or weather, answered "no", no law with leave for any reason (`isListedTogether`). */
  shareListed: 1 / 6,
  /** Share of the other reports that accrued sick time covers. HR reads and confirms the list. */
  shareSickTime: 0.4,
  /** Share of the other reports that match the frequency and length of an open intermittent-leave case. */
  shareCaseMatch: 0.2,
  /** Minutes of HR's time for each, including reading, because no list is confirmed unread. */
  minutes: { listed: 0.5, sickTime: 0.5, caseMatch: 0.5, single: 3, noShow: 15 },
} as const

/**
 * The same employer with the higher absence rates of the sample dashboards. Late arrivals stay as they are, because the dashboards do not
 * count them.
 */
export const BUSIER_ASSUMPTIONS = {
  ...REVIEW_ASSUMPTIONS,
  absenceDays: 5,
  daysPerAbsence: 1,
  noCallNoShows: 0.7,
}

type Minutes = { listed: number; sickTime: number; caseMatch: number; single: number; noShow: number }
export type ReviewAssumptions = { minutes: Minutes } & { [Name in keyof Omit<typeof REVIEW_ASSUMPTIONS, 'minutes'>]: number }

export type ReviewWorkload = {
  shifts: number
  absences: number
  tardies: number
  noShows: number
  listed: number
  sickTime: number
  caseMatch: number
  single: number
  /** Reviews a month: every report and every no-call/no-show. */
  reviews: number
  /** HR's minutes a month with bulk confirmation and case matching, and if each is opened singly. */
  minutes: number
  minutesOneByOne: number
}

/**
 * @param hasAnyReasonLeave whether the place has leave for any reason: those reports are then opened one by one
 * @returns reviews and minutes of one month
 */
export function calculateReviewLoad(assumptions: ReviewAssumptions = REVIEW_ASSUMPTIONS, hasAnyReasonLeave = false): ReviewWorkload {
  const shifts = assumptions.employees * assumptions.shiftsPerMonth
  const per100 = (rate: number) => Math.round((shifts * rate) / 100)
  const absences = Math.round(per100(assumptions.absenceDays) / assumptions.daysPerAbsence)
  const tardies = per100(assumptions.tardiesAndEarlyDepartures)
  const noShows = per100(assumptions.noCallNoShows)
  const reports = absences + tardies
  const routineReports = Math.round(reports * assumptions.shareListed)
  const listedReports = hasAnyReasonLeave ? 0 : routineReports
  const otherReports = reports - routineReports
  const sickTime = Math.round(otherReports * assumptions.shareSickTime)
  const caseMatch = Math.round(otherReports * assumptions.shareCaseMatch)
  const singleReports = reports - listedReports - sickTime - caseMatch
  const { minutes } = assumptions
  return {
    shifts,
    absences,
    tardies,
    noShows,
    listed: listedReports,
    sickTime,
    caseMatch,
    single: singleReports,
    reviews: reports + noShows,
    minutes: Math.round(
      listedReports * minutes.listed +
        sickTime * minutes.sickTime +
        caseMatch * minutes.caseMatch +
        singleReports * minutes.single +
        noShows * minutes.noShow,
    ),
    minutesOneByOne: reports * minutes.single + noShows * minutes.noShow,
  }
}
