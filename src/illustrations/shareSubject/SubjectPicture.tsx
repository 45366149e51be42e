import type { ReactNode } from 'react'
import type { ShareSubject } from '#src/models/pictures/shareSubject.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { CardBackdrop } from '../files/CardBackdrop.tsx'
import { BlocksSubject } from './BlocksSubject.tsx'
import { BustsSubject } from './BustsSubject.tsx'
import { ChannelReportsSubject } from './ChannelReportsSubject.tsx'
import { FieldLinesSubject } from './FieldLinesSubject.tsx'
import { HoursSubject } from './HoursSubject.tsx'
import { LinesSubject } from './LinesSubject.tsx'
import { PointsYearGround, PointsYearSubject } from './PointsYearSubject.tsx'
import { QuestionsSubject } from './QuestionsSubject.tsx'
import { ShiftOfferSubject } from './ShiftOfferSubject.tsx'
import { SUBJECT } from './subjectBox.ts'

/** Where a subject stands on its card: its left edge, and the height of the ground. */
type CardPlace = { width: number; height: number; left: number; ground: number }

const SUBJECTS: ComponentsByKind<ShareSubject, CardPlace> = {
  channelReports: onCard(ChannelReportsSubject, 'early'),
  pointsYear: onCard(PointsYearSubject, 'dawn', PointsYearGround),
  shiftOffer: onCard(ShiftOfferSubject, 'evening'),
  lines: onCard(LinesSubject, 'first'),
  busts: onCard(BustsSubject, 'dawn'),
  fieldLines: onCard(FieldLinesSubject, 'night'),
  questions: onCard(QuestionsSubject, 'evening'),
  blocks: onCard(BlocksSubject, 'first'),
  hours: onCard(HoursSubject, 'early'),
}

/** The subject of a page on the ground of a share card. The upper part is free for the text. */
export function SubjectPicture({ subject, ...place }: CardPlace & { subject: ShareSubject }) {
  const Subject = componentOf(SUBJECTS, subject)
  return <Subject {...subject} {...place} />
}

/**
 * @param hour of its sky
 * @param OnGround what it has on the ground below it
 * @returns a subject on its card
 */
function onCard<Props extends object>(Subject: (props: Props) => ReactNode, hour: SkyHour, OnGround?: (props: Props) => ReactNode) {
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
        <g transform={`translate(${left} ${height - ground - SUBJECT.height})`}>
          <Subject {...props} />
        </g>
      </CardBackdrop>
    )
  }
}
