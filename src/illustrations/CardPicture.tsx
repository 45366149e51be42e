import type { Vista } from '../lib/anywhere/pictureNames'
import { skyHourOf } from '../lib/anywhere/skyHours'
import { paint } from './paint'
import { SkyGradient } from './SkyGradient'
import { Stars } from './workplace/Stars'
import { Workplace } from './workplace/Workplace'
import { FRAME } from './workplace/workplaces'

export type CardPictureProps = Vista & {
  width: number
  height: number
  /** Units of the workplace in one of the picture's. */
  scale: number
  /** How far its right edge is from the picture's. */
  right: number
  /** How far the ground is from the lower edge. */
  ground: number
  /** Everybody is there: the morning has ended well. */
  isLit?: boolean
}

/** A workplace under its sky as a picture of its own, for what is drawn without a page: share cards, the covers of guides. */
export function CardPicture({ workplace, time, width, height, scale, right, ground, isLit }: CardPictureProps) {
  const hour = skyHourOf(time)
  const top = height - ground - FRAME.ground * scale
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <SkyGradient id="sky" hour={hour} at={[0.1, 0.66, 0.94]} />
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      <svg aria-hidden="true" width={width} height={height * 0.6}>
        <Stars hour={hour} />
      </svg>
      <g transform={`translate(${width - right - FRAME.width * scale} ${top}) scale(${scale})`}>
        <Workplace name={workplace} hour={hour} {...(isLit && { isLit })} />
      </g>
      <path d={`M0 ${height - ground}h${width}v${ground}H0z`} fill={paint('soot')} />
    </svg>
  )
}
