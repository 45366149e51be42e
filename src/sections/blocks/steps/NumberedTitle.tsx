import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FoldHeading } from '#src/ui/FoldHeading.tsx'
import type { Surface } from '#src/ui/surface.ts'

const NUMBER_INKS: Record<Exclude<Surface, 'sky'>, string> = { paper: 'text-ink-3', deck: 'text-signal' }

export type NumberedTitleProps = {
  /** Counted from 1. */
  number: number
  surface?: keyof typeof NUMBER_INKS
  /** Whether phones fold the text under it. */
  isFolded?: boolean
  children: string
}

/** A step's title with its number, which screen readers get from the list instead. */
export function NumberedTitle({ number, surface = 'paper', isFolded = false, children }: NumberedTitleProps) {
  return (
    <FoldHeading level={3} isFolded={isFolded}>
      <span aria-hidden="true" className={cn('mr-2.5 font-display font-bold tabular-nums', NUMBER_INKS[surface])}>
        {number}
      </span>
      {children}
    </FoldHeading>
  )
}
