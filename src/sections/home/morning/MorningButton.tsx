import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type MorningButtonProps = { children: ReactNode; onClick: () => void; isPressed?: boolean; lang?: string }

const PILL = cn('target rounded-full border border-on-deck-2', 'px-2.5 low:px-1.5 py-0.5', 'text-xs leading-tight font-medium text-on-deck')
const STATES = 'hover:bg-deck-2 aria-pressed:bg-signal aria-pressed:text-signal-ink'

/** A small choice inside the console. A button of its own: a pill that may stay pressed, which only the console has. */
export function MorningButton({ children, onClick, isPressed, lang }: MorningButtonProps) {
  return (
    <button type="button" lang={lang} aria-pressed={isPressed} onClick={onClick} className={`only-with-script ${PILL} ${STATES}`}>
      {children}
    </button>
  )
}
