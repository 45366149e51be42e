import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Arrival } from '#src/schemas/blocks/arrivals.ts'
import { DECK_CLASS } from '#src/ui/surface.ts'

/** What a component gets that draws a kind of arrival. */
export type ArrivalOf<Kind extends Arrival['kind']> = Extract<Arrival, { kind: Kind }>

/** Small text on the deck: the line over an arrival, and who answered it. */
export const SMALL_ON_DECK_CLASS = 'text-2xs text-on-deck-2 tabular-nums'

const SURFACES = { deck: DECK_CLASS, paper: 'border border-line bg-paper-2' }

export type ArrivalBoxProps = { surface: keyof typeof SURFACES; className?: string; children: ReactNode }

/** The box of an arrival, as high as the words beside it. */
export const ArrivalBox = ({ surface, className, children }: ArrivalBoxProps) => (
  <div className={cn('grid h-full content-center rounded-xl p-4 sm:min-h-48', SURFACES[surface], className)}>{children}</div>
)
