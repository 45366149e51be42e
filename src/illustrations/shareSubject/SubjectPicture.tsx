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
import { JacksSubject } from './JacksSubject.tsx'
import { LinesSubject } from './LinesSubject.tsx'
import { PointsYearGround, PointsYearSubject } from './PointsYearSubject.tsx'
import { ShiftOfferSubject } from './ShiftOfferSubject.tsx'
import { SUBJECT } from './subjectBox.ts'

/** The hour of each subject's sky. */
const SKY_HOURS: Record<ShareSubject['kind'], SkyHour> = {
  channelReports: 'early',
  pointsYear: 'dawn',
  shiftOffer: 'evening',
  lines: 'first',
  busts: 'dawn',
  fieldLines: 'night',
  jacks: 'evening',
  blocks: 'first',
  hours: 'early',
}

const SUBJECTS: ComponentsByKind<ShareSubject> = {
  channelReports: ChannelReportsSubject,
  pointsYear: PointsYearSubject,
  shiftOffer: ShiftOfferSubject,
  lines: LinesSubject,
  busts: BustsSubject,
  fieldLines: FieldLinesSubject,
  jacks: JacksSubject,
  blocks: BlocksSubject,
  hours: HoursSubject,
}

/** What some subjects have on the ground below them. */
const ON_GROUND: Partial<ComponentsByKind<ShareSubject>> = { pointsYear: PointsYearGround }

export type SubjectPictureProps = { subject: ShareSubject; width: number; height: number; left: number; ground: number }

/** The subject of a page on the ground of a share card. The upper part is free for the text. */
export function SubjectPicture({ subject, width, height, left, ground }: SubjectPictureProps) {
  const Subject = componentOf(SUBJECTS, subject)
  // As in `componentOf`, TypeScript loses which subject a kind belongs to.
  const OnGround = ON_GROUND[subject.kind] as ((props: ShareSubject) => ReactNode) | undefined
  const top = height - ground - SUBJECT.height
  return (
    <CardBackdrop
      hour={SKY_HOURS[subject.kind]}
      width={width}
      height={height}
      ground={ground}
      after={
        OnGround && (
          <g transform={`translate(${left} ${height - ground})`}>
            <OnGround {...subject} />
          </g>
        )
      }
    >
      <g transform={`translate(${left} ${top})`}>
        <Subject {...subject} />
      </g>
    </CardBackdrop>
  )
}
