import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { CardBackdrop } from './CardBackdrop.tsx'
import { Workplace } from './workplace/Workplace.tsx'
import { WORKPLACE_BOX } from './workplace/workplaces.ts'

export type CardPictureProps = WorkplaceAtClock & {
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
  const top = height - ground - WORKPLACE_BOX.ground * scale
  return (
    <CardBackdrop hour={hour} width={width} height={height} ground={ground}>
      <g transform={`translate(${width - right - WORKPLACE_BOX.width * scale} ${top}) scale(${scale})`}>
        <Workplace name={workplace} hour={hour} {...(isLit && { isLit })} />
      </g>
    </CardBackdrop>
  )
}
