import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Heading } from '#src/ui/Heading.tsx'

/** Ids of the panes, to which their names link (MorningPanes.tsx). */
export const MORNING_PANE_IDS = { board: 'morning-board', line: 'morning-line', record: 'morning-record' } as const
export type MorningPaneName = keyof typeof MORNING_PANE_IDS

/** Places in the grid of `MorningPanes`, and lines to the neighbors. */
const PLACES: Record<MorningPaneName, string> = {
  board: 'md:col-span-2 xl:col-span-1 xl:col-start-3 xl:row-start-1 print:col-span-2 print:col-start-1',
  line: 'flex flex-col border-t border-deck-line xl:border-t-0 xl:border-r',
  record: 'border-t border-deck-line md:border-l xl:border-t-0 xl:border-r xl:border-l-0',
}

export type MorningPaneProps = { name: MorningPaneName; title: string; side?: string | undefined; children: ReactNode }

/** One part of the console, with its title and its subject. Paper keeps it together. */
export function MorningPane({ name, title, side, children }: MorningPaneProps) {
  return (
    <figure id={MORNING_PANE_IDS[name]} className={cn('swipe-pane p-3 sm:p-4 xl:py-2.5 low:px-3 low:py-2', PLACES[name])}>
      <div className="mb-2.5 flex min-h-5 xl:mb-1.5 low:mb-1 flex-wrap items-baseline justify-between gap-x-3 text-xs">
        <Heading level={2} size="xs" look="label">
          {title}
        </Heading>
        {/* As high even if it is empty, or the title beside it would move. */}
        <span className="tabular-nums text-on-deck-2">{side ?? '\u00a0'}</span>
      </div>
      {children}
    </figure>
  )
}
