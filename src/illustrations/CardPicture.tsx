import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { CardBackdrop } from './CardBackdrop.tsx'
import { Workplace } from './workplace/Workplace.tsx'
import { WORKPLACE_BOX } from './workplace/workplaces.ts'

export type CardPictureProps = WorkplaceAtClock & {
  width: number
  height: number
  /** Size of one unit of the workplace in the picture. */
  scale: number
  /** Distance between its right edge and the picture's. */
  right: number
  /** Distance of the ground from the lower edge. */
  ground: number
  /** The empty station has its person. */
  isLit?: boolean
}

/** A workplace under its sky, as a picture of its own for share cards and the covers of guides. */
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
