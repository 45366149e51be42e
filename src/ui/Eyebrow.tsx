import type { ReactNode } from 'react'
import { type Ground, QUIET_INKS } from './ground'

export type EyebrowProps = { children: ReactNode; ground?: Exclude<Ground, 'sky'> }

/** The short line above a heading, with the hazard tick. */
export function Eyebrow({ children, ground = 'paper' }: EyebrowProps) {
  const isOnDeck = ground === 'deck'
  return (
    <p className={`flex break-after-avoid items-center gap-2.5 text-sm font-semibold ${QUIET_INKS[ground]}`}>
      <span aria-hidden="true" className={`h-2.5 w-5.5 shrink-0 rounded-xs ${isOnDeck ? 'hazard-on-deck' : 'hazard'}`} />
      {children}
    </p>
  )
}
