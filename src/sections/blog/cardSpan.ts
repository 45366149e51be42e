/** Widths of the cards in a grid, so that its last row has no hole. */

export type GridShape = {
  /** Cards on a page of the list; left out, all cards are on one page. */
  pageSize?: number
  /** Whether the first card of the list has a row of its own. */
  hasLarge?: boolean
}
/** Columns that a card takes of a grid of two, and of one of six in which most cards take two. */
export type CardSpan = { ofTwo: 1 | 2; ofSix: 2 | 3 | 6 }

/**
 * The cards of a page's last row share it: two cards take half each, and so do the last four if one would be alone. A single card takes the
 * whole row.
 * @param index place of the card, from 0
 * @param total cards of the whole list
 */
export function cardSpan(index: number, total: number, { pageSize = total, hasLarge = false }: GridShape = {}): CardSpan {
  const first = Math.floor(index / pageSize) * pageSize
  const hasLargeHere = hasLarge && first === 0
  if (hasLargeHere && index === 0) return { ofTwo: 2, ofSix: 6 }
  const count = Math.min(first + pageSize, total) - first
  const fromEnd = first + count - 1 - index
  const usual = hasLargeHere ? count - 1 : count
  return { ofTwo: fromEnd === 0 && usual % 2 === 1 ? 2 : 1, ofSix: shareOfSix(fromEnd, usual) }
}

/** @param usual cards of the page that are not large */
function shareOfSix(fromEnd: number, usual: number): 2 | 3 | 6 {
  if (usual === 1) return 6
  const halves = [0, 4, 2][usual % 3] ?? 0
  return fromEnd < halves ? 3 : 2
}
