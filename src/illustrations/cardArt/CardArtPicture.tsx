import type { ReactNode } from 'react'
import type { CardArt } from '#src/models/pictures/cardArt.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { CardBackdrop } from '../files/CardBackdrop.tsx'
import { ART_BOX } from './artBox.ts'
import { BlocksArt } from './BlocksArt.tsx'
import { BustsArt } from './BustsArt.tsx'
import { ChannelReportsArt } from './ChannelReportsArt.tsx'
import { FieldLinesArt } from './FieldLinesArt.tsx'
import { HoursArt } from './HoursArt.tsx'
import { LinesArt } from './LinesArt.tsx'
import { PointsYearArt, PointsYearGround } from './PointsYearArt.tsx'
import { QuestionsArt } from './QuestionsArt.tsx'
import { ShiftOfferArt } from './ShiftOfferArt.tsx'

/** Where a art stands on its card: its left edge, and the height of the ground. */
type CardPlace = { width: number; height: number; left: number; ground: number }

const ART: ComponentsByKind<CardArt, CardPlace> = {
  channelReports: onCard(ChannelReportsArt, 'early'),
  pointsYear: onCard(PointsYearArt, 'dawn', PointsYearGround),
  shiftOffer: onCard(ShiftOfferArt, 'evening'),
  lines: onCard(LinesArt, 'first'),
  busts: onCard(BustsArt, 'dawn'),
  fieldLines: onCard(FieldLinesArt, 'night'),
  questions: onCard(QuestionsArt, 'evening'),
  blocks: onCard(BlocksArt, 'first'),
  hours: onCard(HoursArt, 'early'),
}

export type CardArtPictureProps = CardPlace & { art: CardArt }

/** The art of a page on the ground of a share card. The upper part is free for the text. */
export function CardArtPicture({ art, ...place }: CardArtPictureProps) {
  const Art = componentOf(ART, art)
  return <Art {...art} {...place} />
}

/**
 * @param hour of its sky
 * @param OnGround what it has on the ground below it
 * @returns a art on its card
 */
function onCard<Props extends object>(Art: (props: Props) => ReactNode, hour: SkyHour, OnGround?: (props: Props) => ReactNode) {
  return (props: Props & CardPlace) => {
    const { width, height, left, ground } = props
    return (
      <CardBackdrop
        hour={hour}
        width={width}
        height={height}
        ground={ground}
        after={
          OnGround && (
            <g transform={`translate(${left} ${height - ground})`}>
              <OnGround {...props} />
            </g>
          )
        }
      >
        <g transform={`translate(${left} ${height - ground - ART_BOX.height})`}>
          <Art {...props} />
        </g>
      </CardBackdrop>
    )
  }
}
