import { calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/policy/workedExamples/reviewLoad.ts'

/** Groups of reports from top to bottom; groups on a list come first. */
const GROUPS = ['sickTime', 'listed', 'caseMatch', 'single', 'noShows'] as const
export type QueueGroup = (typeof GROUPS)[number]
export type QueuePart = {
  group: QueueGroup
  count: number
  minutes: number
  /** Whether HR confirms these from a list. */
  isListed: boolean
  /** Start and end, as shares of the height: `reports` among all reports, `hours` among the minutes for opening each report separately. */
  reports: readonly [number, number]
  hours: readonly [number, number]
}

/** @returns the month's reviews by group. The reports fill the whole height; the hours end at the bottom, on the same scale */
export function calculateQueueParts(): QueuePart[] {
  const load = calculateReviewLoad()
  let countUntil = 0
  let minutesUntil = load.minutesOneByOne - load.minutes
  return GROUPS.map((group) => {
    const count = load[group]
    const minutes = count * REVIEW_ASSUMPTIONS.minutes[group === 'noShows' ? 'noShow' : group]
    const from = [countUntil, minutesUntil]
    countUntil += count
    minutesUntil += minutes
    return {
      group,
      count,
      minutes,
      isListed: group !== 'single' && group !== 'noShows',
      reports: [(from[0] ?? 0) / load.reviews, countUntil / load.reviews],
      hours: [(from[1] ?? 0) / load.minutesOneByOne, minutesUntil / load.minutesOneByOne],
    }
  })
}
