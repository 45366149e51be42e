import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { Workplace } from '../workplace/Workplace.tsx'
import { WORKPLACE_BOX } from '../workplace/workplaces.ts'
import { CardBackdrop } from './CardBackdrop.tsx'

export type CardPictureProps = WorkplaceAtClock & {
  width: number
  height: number
  /** Scale from the workplace's units to the picture's. */
  scale: number
  /** Distance between the right edges of workplace and picture. */
  right: number
  /** Height of the ground, from the lower edge. */
  ground: number
  /** Whether the empty station has its person. */
  isLit?: boolean
}

/** A workplace under its sky, for pictures that are files: share cards and the covers of guides. */
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

type GuideCoverPictureProps = WorkplaceAtClock & { width: number; height: number; ground: number }

/** The picture behind the text on a guide's cover: a small workplace at the side, whose stations are all staffed. */
export const GuideCoverPicture = (props: GuideCoverPictureProps) => <CardPicture {...props} scale={0.6} right={56} isLit />
