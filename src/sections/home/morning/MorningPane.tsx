import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type MorningPaneProps = { id: string; title: string; side?: string | undefined; children: ReactNode; className?: string | undefined }

/** One part of the console, with its name and its subject. Paper keeps it together. */
export function MorningPane({ id, title, side, children, className }: MorningPaneProps) {
  return (
    <figure id={id} className={cn('swipe-pane p-3 sm:p-4 xl:py-2.5 low:px-3 low:py-2', className)}>
      <div className="mb-2.5 flex min-h-5 xl:mb-1.5 low:mb-1 flex-wrap items-baseline justify-between gap-x-3 text-xs">
        <Heading level={2} size="xs" look="label">
          {title}
        </Heading>
        {/* As high even if it is empty, or the name beside it would move. */}
        <span className="tabular-nums text-on-deck-2">{side ?? '\u00a0'}</span>
      </div>
      {children}
    </figure>
  )
}
