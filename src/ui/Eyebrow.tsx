import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { QUIET_INKS, type Surface } from './surface.ts'

export type EyebrowProps = {
  children: ReactNode
  surface?: Exclude<Surface, 'sky'>
  /** With the hazard tick. Use it sparingly. */
  hasStripes?: boolean
  /** Hides it in windows without space. */
  className?: string | undefined
}

/** The short line above a heading. */
export function Eyebrow({ children, surface = 'paper', hasStripes = false, className }: EyebrowProps) {
  return (
    <p className={cn('flex break-after-avoid items-center gap-2.5 text-sm font-semibold', QUIET_INKS[surface], className)}>
      {hasStripes && (
        <span aria-hidden="true" className={`h-2.5 w-5.5 shrink-0 rounded-xs ${surface === 'deck' ? 'hazard-on-deck' : 'hazard'}`} />
      )}
      {children}
    </p>
  )
}
