import { calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/models/policy/workedExamples/reviewLoad.ts'

/** Groups of reports from top to bottom; groups on a list come first. */
const GROUPS = ['sickTime', 'listed', 'caseMatch', 'single', 'noShows'] as const
export type QueueGroupName = (typeof GROUPS)[number]
/** Start and end, as shares of the height. */
type Span = { from: number; until: number }
export type QueueGroup = {
  name: QueueGroupName
  count: number
  minutes: number
  /** Whether HR confirms these from a list. */
  isListed: boolean
  /** Among all reports. */
  reports: Span
  /** Among the minutes for opening each report separately. */
  hours: Span
}

/** @returns minutes in hours, as text: "5.5 h" */
export const hoursText = (minutes: number): string => `${Number((minutes / 60).toFixed(1))} h`

/** @returns the month's reviews by group. The reports fill the whole height; the hours end at the bottom, on the same scale */
export function calculateQueueGroups(): QueueGroup[] {
  const load = calculateReviewLoad()
  let reportsUntil = 0
  let minutesUntil = load.minutesOneByOne - load.minutes
  return GROUPS.map((name) => {
    const count = load[name]
    const minutes = count * REVIEW_ASSUMPTIONS.minutes[name === 'noShows' ? 'noShow' : name]
    const [reportsFrom, minutesFrom] = [reportsUntil, minutesUntil]
    reportsUntil += count
    minutesUntil += minutes
    return {
      name,
      count,
      minutes,
      isListed: name !== 'single' && name !== 'noShows',
      reports: { from: reportsFrom / load.reviews, until: reportsUntil / load.reviews },
      hours: { from: minutesFrom / load.minutesOneByOne, until: minutesUntil / load.minutesOneByOne },
    }
  })
}

/** @returns the minutes of all groups on lists, and where their hours stand together */
export function joinListedGroups(groups: readonly QueueGroup[]): Pick<QueueGroup, 'minutes' | 'hours'> {
  const listed = groups.filter(({ isListed }) => isListed)
  return {
    minutes: listed.reduce((sum, { minutes }) => sum + minutes, 0),
    hours: { from: Math.min(...listed.map(({ hours }) => hours.from)), until: Math.max(...listed.map(({ hours }) => hours.until)) },
  }
}
