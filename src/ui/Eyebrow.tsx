import type { ReactNode } from 'react'

export type EyebrowProps = { children: ReactNode; tone?: 'paper' | 'deck' }

/** The short line above a heading, with the hazard tick. */
export function Eyebrow({ children, tone = 'paper' }: EyebrowProps) {
  const onDeck = tone === 'deck'
  return (
    <p className={`flex break-after-avoid items-center gap-2.5 text-sm font-semibold ${onDeck ? 'text-on-deck-2' : 'text-ink-2'}`}>
      <span aria-hidden="true" className={`h-2.5 w-5.5 shrink-0 rounded-xs ${onDeck ? 'hazard-on-deck' : 'hazard'}`} />
      {children}
    </p>
  )
}
