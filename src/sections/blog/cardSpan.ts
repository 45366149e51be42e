/** How wide the cards of a grid are, so that its last row has no hole. */

export type GridShape = {
  /** Cards that stand on a page of the list; all, where it has no pages. */
  pageSize?: number
  /** Whether the first card of the list takes two columns and, with three, two rows. */
  hasLarge?: boolean
}
/** What a card takes of a grid of two columns, and of one of six in which a usual card takes two. */
export type CardSpan = { ofTwo: 1 | 2; ofSix: 2 | 3 | 4 | 6 }

/**
 * The cards of a page's last row share it: one alone takes all of it, and two of three take a half each.
 * @param index place of the card, from 0
 * @param total cards of the whole list
 */
export function cardSpan(index: number, total: number, { pageSize = total, hasLarge = false }: GridShape = {}): CardSpan {
  const first = Math.floor(index / pageSize) * pageSize
  const count = Math.min(first + pageSize, total) - first
  const fromEnd = first + count - 1 - index
  const hasLargeHere = hasLarge && first === 0
  if (hasLargeHere && index === 0) return { ofTwo: 2, ofSix: 4 }
  // The large card takes the place of two in a grid of two columns, and of four in one of three.
  const isAloneOfTwo = fromEnd === 0 && (count + (hasLargeHere ? 1 : 0)) % 2 === 1
  return { ofTwo: isAloneOfTwo ? 2 : 1, ofSix: hasLargeHere && count < 3 ? 2 : shareOfSix(fromEnd, (count + (hasLargeHere ? 3 : 0)) % 3) }
}

/** @param rest cards in the last row, 0 for a full one */
function shareOfSix(fromEnd: number, rest: number): 2 | 3 | 6 {
  if (fromEnd >= rest) return 2
  return rest === 1 ? 6 : 3
}
