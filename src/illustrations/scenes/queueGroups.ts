import { calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/policy/workedExamples/reviewLoad.ts'

/** Groups of reports from top to bottom; groups on a list come first. */
const GROUPS = ['sickTime', 'listed', 'caseMatch', 'single', 'noShows'] as const
export type QueueGroupName = (typeof GROUPS)[number]
export type QueueGroup = {
  name: QueueGroupName
  count: number
  minutes: number
  /** Whether HR confirms these from a list. */
  isListed: boolean
  /** Start and end, as shares of the height: `reports` among all reports, `hours` among the minutes for opening each report separately. */
  reports: readonly [number, number]
  hours: readonly [number, number]
}

/** @returns the month's reviews by group. The reports fill the whole height; the hours end at the bottom, on the same scale */
export function calculateQueueGroups(): QueueGroup[] {
  const load = calculateReviewLoad()
  let countUntil = 0
  let minutesUntil = load.minutesOneByOne - load.minutes
  return GROUPS.map((name) => {
    const count = load[name]
    const minutes = count * REVIEW_ASSUMPTIONS.minutes[name === 'noShows' ? 'noShow' : name]
    const from = [countUntil, minutesUntil]
    countUntil += count
    minutesUntil += minutes
    return {
      name,
      count,
      minutes,
      isListed: name !== 'single' && name !== 'noShows',
      reports: [(from[0] ?? 0) / load.reviews, countUntil / load.reviews],
      hours: [(from[1] ?? 0) / load.minutesOneByOne, minutesUntil / load.minutesOneByOne],
    }
  })
}
