/** Times of one morning are minutes since midnight, as whole numbers: 342 is 05:42. */

const HOUR = 60

/** @returns minutes since midnight of a time such as "05:42" */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR + minutes
}

/** @returns a time such as "05:42" */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`
}
