/** Where people stand in a day: the ruler of 24 hours over the team's portraits, and the rail beside them. Places are percent of its length. */
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'

const DAY = 24 * 60

/** @returns the place of a time on the ruler, from 0 at midnight */
export const placeInDay = (clock: string): number => Number(((minuteOf(clock) / DAY) * 100).toFixed(2))

/** More hours than so many between two people have a number only every so often. */
const NUMBERED = { all: 4, every: 3 } as const

/**
 * The full hours that pass between two people, for the rail beside those who stand below each other.
 * @param from the time of one, or null for midnight, @param to of the next, or null for the end of the day
 * @returns each hour with its place between the two, in percent, and whether its number stands there; those of the two themselves are
 *   left out, but not midnight
 */
export function hoursBetween(from: string | null, to: string | null): { hour: number; place: number; isNumbered: boolean }[] {
  const [start, end] = [from === null ? 0 : minuteOf(from), to === null ? DAY : minuteOf(to)]
  const hours = Array.from({ length: 25 }, (_, hour) => hour).filter(
    (hour) => (from === null || hour * 60 > start) && (to === null || hour * 60 < end),
  )
  return hours.map((hour) => ({
    hour,
    place: Number((((hour * 60 - start) / (end - start)) * 100).toFixed(2)),
    isNumbered: hours.length <= NUMBERED.all || hour % NUMBERED.every === 0,
  }))
}

/** @returns people in the order of their times, those without one last, in the order they came in */
export const sortByTime = <Person extends { time?: string | undefined }>(people: readonly Person[]): Person[] =>
  people.toSorted((one, other) => (one.time ? minuteOf(one.time) : DAY) - (other.time ? minuteOf(other.time) : DAY))

/** More than so many do not fit into one row of a wide screen; fewer than the least would stand too large in it. */
const ROW = { least: 4, most: 8 } as const
/** In each row, where there are several. */
const SEVERAL = 6

/** @returns how many columns stand side by side on wide screens, and whether all people stand in one row of them */
export function rowLayout(people: number): { columns: number; isOne: boolean } {
  if (people > ROW.most) return { columns: SEVERAL, isOne: false }
  return { columns: Math.max(ROW.least, people), isOne: true }
}

/**
 * Lines from times on the ruler down to the first of the columns, which are of the same width, in the order of both.
 * @param columns how many there are; those beyond the times get no line
 * @returns the data of one path in a box of 100 by 100
 */
export function columnConnectors(clocks: readonly string[], columns: number): string {
  return clocks
    .map((clock, index) => {
      const [from, to] = [placeInDay(clock), Number((((index + 0.5) / columns) * 100).toFixed(2))]
      return `M${from} 0C${from} 60 ${to} 40 ${to} 100`
    })
    .join('')
}
