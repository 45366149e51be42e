/** Cards of industries for other pages, made from the industries' own pages. */

import type { BoardSceneProps } from '#src/illustrations/scenes/BoardScene.tsx'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { Figure } from '#src/sections/shared/figures/FigureValue.tsx'

/** The content of an industry page that cards need. */
export type IndustryCardInputs = {
  name: string
  summary: string
  board: IndustryCardProps['board']
  workplace: WorkplaceName
  blocks: readonly IndustryBlock[]
}
export type IndustryCardProps = {
  name: string
  href: string
  summary: string
  figures: readonly Figure[]
  board: Pick<BoardSceneProps, 'title' | 'time' | 'rows' | 'sample'>
  workplace: WorkplaceName
}

/** @returns the card of an industry: its sentence, its figures, its workplace, and the board of its hour */
export function createIndustryCardProps(
  { name, summary, board: { title, time, rows, sample }, workplace, blocks }: IndustryCardInputs,
  href: string,
): IndustryCardProps {
  return {
    name,
    href,
    summary,
    figures: blocks.find((block) => block.kind === 'results')?.figures ?? [],
    workplace,
    board: { title, time, rows, sample },
  }
}

/** @returns how many cards before this one have the same workplace; industries beyond the specified ones share a drawing */
export const countEarlierDrawings = (cards: readonly IndustryCardProps[], index: number): number =>
  cards.slice(0, index).filter(({ workplace }) => workplace === cards[index]?.workplace).length

/** @returns whether any card shows invented people; then all cards together say so */
export const hasSample = (cards: readonly IndustryCardProps[]): boolean => cards.some(({ board }) => board.sample !== false)

/** @returns industries as one day, in the order of their boards' clocks */
export const sortByClock = (cards: readonly IndustryCardProps[]): IndustryCardProps[] =>
  cards.toSorted((a, b) => minuteOf(a.board.time) - minuteOf(b.board.time))
