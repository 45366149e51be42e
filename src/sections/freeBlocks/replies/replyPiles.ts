/**
 * Answers as dots that pile up by minute: one dot for each person, so that a pile is a count. Lengths are units of a drawing; `step` is the
 * distance of two dots.
 */

export type ReplyCounts = { sent: number; have: readonly number[]; cannot: readonly number[] }
/** @returns the minutes from sending on, a gap, and the column of people who have not answered */
export const columnCount = ({ have, cannot }: ReplyCounts): number => Math.max(have.length, cannot.length) + 2

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
/** @returns how many people gave each answer, and how many gave none */
export function countAnswers({ sent, have, cannot }: ReplyCounts) {
  const [haveIt, cannotCome] = [sum(have), sum(cannot)]
  return { have: haveIt, cannot: cannotCome, answered: haveIt + cannotCome, none: sent - haveIt - cannotCome }
}
/** @returns how many had answered at the end of that minute */
export const answeredBy = ({ have, cannot }: ReplyCounts, minutes: number): number =>
  sum(have.slice(0, minutes)) + sum(cannot.slice(0, minutes))

type Drawn = {
  /** Dots side by side in a column. In the vertical drawing, all of a minute are in one line. */
  abreast: number
  step: number
  /** The place of the ground, and the direction of the piles. */
  place: (column: number, across: number, along: number) => { x: number; y: number }
}

/** @returns a path for each kind of answer; every dot is a line without length, drawn by its round cap */
export function dotPaths(piles: ReplyCounts, { abreast, step, place }: Drawn): Record<'have' | 'cannot' | 'none', string> {
  const { have, cannot } = piles
  const { none } = countAnswers(piles)
  const dot = (column: number, nth: number) => {
    const { x, y } = place(column, (nth % abreast) * step, Math.floor(nth / abreast) * step)
    return `M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h0`
  }
  const dots = (column: number, count: number, before = 0) =>
    Array.from({ length: count }, (_, index) => dot(column, before + index)).join('')
  return {
    have: have.map((count, minute) => dots(minute, count)).join(''),
    cannot: cannot.map((count, minute) => dots(minute, count, have[minute])).join(''),
    none: dots(columnCount(piles) - 1, none),
  }
}
