import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { designColor } from '../designColor.ts'

export type SkyGradientProps = {
  id: string
  hour: SkyHour
  /** Positions of the sky's three colors, from the top (0) to the bottom (1). The default is that of an article's cover. */
  at?: readonly [top: number, low: number, glow: number]
}

/** The sky of an hour as a gradient, for the `defs` of a drawing. */
export function SkyGradient({ id, hour, at: [top, low, glow] = [0.1, 0.6, 0.9] }: SkyGradientProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset={top} stopColor={designColor(`hour-${hour}`)} />
      <stop offset={low} stopColor={designColor(`hour-${hour}-low`)} />
      <stop offset={glow} stopColor={designColor(`hour-${hour}-glow`)} />
    </linearGradient>
  )
}
