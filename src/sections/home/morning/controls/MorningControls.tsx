import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type MorningControlsProps = { children: ReactNode }

/** The first row of the console: the clock, and what moves it. */
export function MorningControls({ children }: MorningControlsProps) {
  return (
    <div
      {...morningAttributes.controls.props()}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        'break-inside-avoid border-b border-deck-line p-3.5',
        'max-sm:pt-2.5 max-sm:pb-1.5',
        'sm:gap-x-6 sm:gap-y-3 sm:px-4',
        'xl:py-1 low:py-0.5',
      )}
    >
      {children}
    </div>
  )
}
