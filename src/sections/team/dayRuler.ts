/** Where people stand in a day: the ruler of 24 hours over the team's portraits. Places are percent of the ruler's width. */
import { minuteOf } from '../../lib/anywhere/clockTime'

const DAY = 24 * 60

/** @returns the place of a time on the ruler, from 0 at midnight */
export const placeInDay = (clock: string): number => Number(((minuteOf(clock) / DAY) * 100).toFixed(2))

/** @returns people in the order of their hours, those without one last, in the order they came in */
export const inOrderOfDay = <Person extends { hour?: string | undefined }>(people: readonly Person[]): Person[] =>
  people.toSorted((one, other) => (one.hour ? minuteOf(one.hour) : DAY) - (other.hour ? minuteOf(other.hour) : DAY))

/**
 * Lines from times on the ruler down to as many bays of the same width, in the order of both.
 * @returns the data of one path in a box of 100 by 100
 */
export function leadsToBays(clocks: readonly string[]): string {
  return clocks
    .map((clock, index) => {
      const [from, to] = [placeInDay(clock), Number((((index + 0.5) / clocks.length) * 100).toFixed(2))]
      return `M${from} 0C${from} 60 ${to} 40 ${to} 100`
    })
    .join('')
}
