/**
 * How many reviews the rule "everything that may be protected waits" makes for HR, and how the queue stays short: a
 * worked example with its assumptions. They are assumptions, chosen to be easy to replace with an employer's own
 * records; none of them is a statistic. `<ReviewLoad />` draws it.
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
  /** Reports that score by themselves: transportation or weather, answered "no", no leave for any reason. */
  shareScoring: 1 / 6,
  /** Of the reports that wait: accrued sick time covers them, and HR confirms the list at once. */
  shareSickTime: 0.4,
  /** Of the reports that wait: they match the frequency and length of an open intermittent-leave case. */
  shareCaseMatch: 0.2,
  /** Minutes of HR's time for each. */
  minutes: { sickTime: 0.1, caseMatch: 0.5, single: 3, noShow: 15 },
} as const

type Minutes = { sickTime: number; caseMatch: number; single: number; noShow: number }
export type ReviewAssumptions = { minutes: Minutes } & { [Name in keyof Omit<typeof REVIEW_ASSUMPTIONS, 'minutes'>]: number }

export type ReviewLoad = {
  shifts: number
  absences: number
  tardies: number
  noShows: number
  scoring: number
  sickTime: number
  caseMatch: number
  single: number
  /** Reviews a month: all that wait, no-call/no-shows included. */
  reviews: number
  /** HR's minutes a month with bulk confirmation and case matching, and when each is opened by itself. */
  minutes: number
  minutesOneByOne: number
}

/**
 * @param anyReasonLeave whether the site is where leave may be used for any reason: then nothing scores by itself
 * @returns events and minutes of one month
 */
export function reviewLoad(given: ReviewAssumptions = REVIEW_ASSUMPTIONS, anyReasonLeave = false): ReviewLoad {
  const shifts = given.employees * given.shiftsPerMonth
  const per100 = (rate: number) => Math.round((shifts * rate) / 100)
  const absences = Math.round(per100(given.absenceDays) / given.daysPerAbsence)
  const tardies = per100(given.tardiesAndEarlyDepartures)
  const noShows = per100(given.noCallNoShows)
  const scoring = anyReasonLeave ? 0 : Math.round((absences + tardies) * given.shareScoring)
  const waiting = absences + tardies - scoring
  const sickTime = Math.round(waiting * given.shareSickTime)
  const caseMatch = Math.round(waiting * given.shareCaseMatch)
  const single = waiting - sickTime - caseMatch
  const { minutes } = given
  return {
    shifts,
    absences,
    tardies,
    noShows,
    scoring,
    sickTime,
    caseMatch,
    single,
    reviews: waiting + noShows,
    minutes: Math.round(sickTime * minutes.sickTime + caseMatch * minutes.caseMatch + single * minutes.single + noShows * minutes.noShow),
    minutesOneByOne: waiting * minutes.single + noShows * minutes.noShow,
  }
}
