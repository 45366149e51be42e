/** What other pages show of an industry, drawn from the industry's own page. */
import type { ShiftStatus } from '../../illustrations/BoardRow'
import type { ShiftBoardProps } from '../../illustrations/ShiftBoard'
import { minuteOf } from '../../lib/anywhere/clockTime'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import type { Figure } from '../shared/ClaimMark'

/** An industry page's content, as far as cards need it. */
export type IndustryFacts = {
  name: string
  summary: string
  board: ShiftBoardProps
  workplace: WorkplaceName
  results: { figures: readonly Figure[] }
}
export type IndustryCard = {
  name: string
  href: string
  summary: string
  figures: readonly Figure[]
  board: ShiftBoardProps
  workplace: WorkplaceName
}

const ROWS = 2

const SPOKEN: Record<ShiftStatus, string> = {
  Covered: 'covered',
  'Called off': 'called off',
  'HR review': 'waiting for HR',
  'Late report': 'reported late',
}
const spoken = ({ role, status, becomes }: ShiftBoardProps['rows'][number]) =>
  `${role}, ${SPOKEN[status]}${becomes ? `, then ${SPOKEN[becomes.status]}` : ''}`

/** @returns the industry as a card: its sentence, its figures, and the first rows of its board */
export function industryCard({ name, summary, board, workplace, results }: IndustryFacts, href: string): IndustryCard {
  const rows = board.rows.slice(0, ROWS)
  return {
    name,
    href,
    summary,
    figures: results.figures,
    workplace,
    board: { title: board.title, clock: board.clock, rows, describe: `Shift board, ${board.title}: ${rows.map(spoken).join('; ')}.` },
  }
}

/** @returns industries as one day: in the order of their boards' clocks */
export const inOrderOfClock = (cards: readonly IndustryCard[]): IndustryCard[] =>
  cards.toSorted((a, b) => minuteOf(a.board.clock) - minuteOf(b.board.clock))
