import type { ReactNode } from 'react'
import { designColor } from '../designColor.ts'

/** Color of text on a sky. */
export type CoverInk = 'on-deck' | 'bubble-ink'
/** Props that every drawing of a cover has. */
export type InkProps = { ink: CoverInk }

export type CoverTextProps = {
  x: number
  y: number
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  ink: CoverInk | 'signal'
  children: ReactNode
}

/** A line of text on a cover. */
export function CoverText({ x, y, size = 24, anchor = 'start', ink, children }: CoverTextProps) {
  return (
    <text x={x} y={y} fontFamily="Archivo" fontWeight="700" fontSize={size} textAnchor={anchor} fill={designColor(ink)}>
      {children}
    </text>
  )
}
