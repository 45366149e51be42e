import type { SkyHour } from '#src/lib/anywhere/pictures/skyHours.ts'
import { paint } from './paint.ts'

export type SkyGradientProps = {
  id: string
  hour: SkyHour
  /** Where the sky's three colors are, from its top (0) to its foot (1); as on an article's cover where nothing else is said. */
  at?: readonly [top: number, low: number, glow: number]
}

/** An hour's sky as a gradient, for the `defs` of a drawing. */
export function SkyGradient({ id, hour, at: [top, low, glow] = [0.1, 0.6, 0.9] }: SkyGradientProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset={top} stopColor={paint(`hour-${hour}`)} />
      <stop offset={low} stopColor={paint(`hour-${hour}-low`)} />
      <stop offset={glow} stopColor={paint(`hour-${hour}-glow`)} />
    </linearGradient>
  )
}
