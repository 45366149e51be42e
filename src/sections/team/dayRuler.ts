/** Geometry of the 24-hour ruler over the team's portraits, and of the rail beside them. Places are shares of its length. */
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { DAY_HOURS, DAY_MINUTES, HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'

/** @returns the place of a time on the ruler, from 0 at midnight */
export const placeInDay = (clock: string): number => minuteOf(clock) / DAY_MINUTES

/** If there are more than `all` hours between two people, only every few have a number. */
const NUMBERED = { all: 4, every: 3 } as const

/**
 * Calculates the full hours between two people, for the rail beside stacked portraits.
 * @param from the time of one person, or null for midnight @param to the time of the next, or null for the end of the day
 * @returns each hour with its place between the two, and whether it has a number; the times of the two are left out, but not midnight
 */
export function hoursBetween(from: string | null, to: string | null): { hour: number; place: number; isNumbered: boolean }[] {
  const [start, end] = [from === null ? 0 : minuteOf(from), to === null ? DAY_MINUTES : minuteOf(to)]
  const hours = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour).filter(
    (hour) => (from === null || hour * HOUR_MINUTES > start) && (to === null || hour * HOUR_MINUTES < end),
  )
  return hours.map((hour) => ({
    hour,
    place: (hour * HOUR_MINUTES - start) / (end - start),
    isNumbered: hours.length <= NUMBERED.all || hour % NUMBERED.every === 0,
  }))
}

/** @returns people in the order of their times; people without one come last, in their own order */
export const sortByTime = <Person extends { time?: string | undefined }>(people: readonly Person[]): Person[] =>
  people.toSorted((one, other) => (one.time ? minuteOf(one.time) : DAY_MINUTES) - (other.time ? minuteOf(other.time) : DAY_MINUTES))

/** How many people fit one row of a wide screen; with fewer, they would be too large. */
const ROW = { min: 4, max: 8 } as const
/** Columns if there are several rows. */
const SEVERAL = 6

/** @returns the number of columns on wide screens, and whether all people are in one row */
export function rowLayout(people: number): { columns: number; isOne: boolean } {
  if (people > ROW.max) return { columns: SEVERAL, isOne: false }
  return { columns: Math.max(ROW.min, people), isOne: true }
}

/**
 * Draws lines from times on the ruler to the columns below, which have equal widths.
 * @param columns how many there are; columns beyond the times get no line
 * @returns the data of one path in a box of 100 by 100
 */
export function columnConnectors(clocks: readonly string[], columns: number): string {
  return clocks
    .map((clock, index) => {
      const [from, to] = [placeInDay(clock), (index + 0.5) / columns].map((share) => Number((share * 100).toFixed(2)))
      return `M${from} 0C${from} 60 ${to} 40 ${to} 100`
    })
    .join('')
}
