/** Geometry of a twelve-hour clock: degrees run clockwise from the top. */
import { clockHands } from '#src/lib/anywhere/time/clockTime.ts'

/** Degrees that the hour hand turns in a minute. */
const MINUTE_DEGREES = 0.5
/** @returns the angle of the hour hand some minutes after a clock time, in degrees; it may exceed 360 */
export const angleAt = (clock: string, minutesLater = 0): number => clockHands(clock).hour + minutesLater * MINUTE_DEGREES

const round = (value: number) => Number(value.toFixed(1))
/** @returns a point of a circle around 0, 0 */
export const pointAt = (angle: number, radius: number) => ({
  x: round(radius * Math.sin((angle * Math.PI) / 180)),
  y: round(-radius * Math.cos((angle * Math.PI) / 180)),
})

/** @returns the path of a sector, from one angle to a later one */
export function sectorPath(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}Z`
}
