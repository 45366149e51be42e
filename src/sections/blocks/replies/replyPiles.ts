/**
 * Answers as dots that pile up by minute: one dot for each person, so that a pile is a count. Lengths are units of a drawing; `pitch` is
 * the distance of two dots.
 */

/** How many people got a message, and how many gave each answer, minute by minute. */
export type ReplyCounts = { sent: number; have: readonly number[]; cannot: readonly number[] }
/** @returns how many columns a drawing has: the minutes from sending on, a gap, and the people who have not answered */
export const countColumns = ({ have, cannot }: ReplyCounts): number => Math.max(have.length, cannot.length) + 2

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
/** @returns how many people gave each answer, and how many gave none */
export function countAnswers({ sent, have, cannot }: ReplyCounts) {
  const [haveCount, cannotCount] = [sum(have), sum(cannot)]
  const answered = haveCount + cannotCount
  return { have: haveCount, cannot: cannotCount, answered, none: sent - answered }
}
/** @returns how many had answered at the end of that minute */
export const countAnsweredBy = ({ have, cannot }: ReplyCounts, minutes: number): number =>
  sum(have.slice(0, minutes)) + sum(cannot.slice(0, minutes))

export type DotLayout = {
  /** Dots side by side in a column. In the vertical drawing, all of a minute are in one line. */
  abreast: number
  pitch: number
  /** Where a dot of a column is, by its distances across the pile and along it. */
  position: (column: number, across: number, along: number) => { x: number; y: number }
}

/** @returns a path for each kind of answer; every dot is a line without length, drawn by its round cap */
export function dotPaths(counts: ReplyCounts, { abreast, pitch, position }: DotLayout): Record<'have' | 'cannot' | 'none', string> {
  const { have, cannot } = counts
  const { none } = countAnswers(counts)
  const dot = (column: number, nth: number) => {
    const { x, y } = position(column, (nth % abreast) * pitch, Math.floor(nth / abreast) * pitch)
    return `M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h0`
  }
  const dots = (column: number, count: number, before = 0) =>
    Array.from({ length: count }, (_, index) => dot(column, before + index)).join('')
  return {
    have: have.map((count, minute) => dots(minute, count)).join(''),
    cannot: cannot.map((count, minute) => dots(minute, count, have[minute])).join(''),
    none: dots(countColumns(counts) - 1, none),
  }
}
