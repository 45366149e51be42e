import type { ReactNode } from 'react'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { designColor } from '../designColor.ts'
import { SkyGradient } from '../sky/SkyGradient.tsx'
import { Stars } from '../sky/Stars.tsx'

export type CardBackdropProps = {
  hour: SkyHour
  width: number
  height: number
  /** Height of the ground, from the lower edge. */
  ground: number
  /** Drawn over the sky and under the ground. */
  children: ReactNode
  /** Drawn over the ground. */
  after?: ReactNode
}

/** The sky of an hour and the ground, for pictures that are files. */
export function CardBackdrop({ hour, width, height, ground, children, after }: CardBackdropProps) {
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <SkyGradient id="sky" hour={hour} at={[0.1, 0.66, 0.94]} />
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      <svg aria-hidden="true" width={width} height={height * 0.6}>
        <Stars hour={hour} />
      </svg>
      {children}
      <path d={`M0 ${height - ground}h${width}v${ground}H0z`} fill={designColor('soot')} />
      {after}
    </svg>
  )
}
