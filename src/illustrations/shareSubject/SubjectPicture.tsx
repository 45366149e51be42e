import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { CardBackdrop } from '../CardBackdrop.tsx'
import { CoverText } from '../cover/CoverText.tsx'
import { SubjectBlocks } from './SubjectBlocks.tsx'
import { SubjectBusts } from './SubjectBusts.tsx'
import { SubjectChannelReports } from './SubjectChannelReports.tsx'
import { SubjectFieldLines } from './SubjectFieldLines.tsx'
import { SubjectHours } from './SubjectHours.tsx'
import { SubjectJacks } from './SubjectJacks.tsx'
import { SubjectLines } from './SubjectLines.tsx'
import { SubjectPointsYear } from './SubjectPointsYear.tsx'
import { SubjectShiftOffer } from './SubjectShiftOffer.tsx'
import type { ShareSubject } from './shareSubject.ts'
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
  channelReports: SubjectChannelReports,
  pointsYear: SubjectPointsYear,
  shiftOffer: SubjectShiftOffer,
  lines: SubjectLines,
  busts: SubjectBusts,
  fieldLines: SubjectFieldLines,
  jacks: SubjectJacks,
  blocks: SubjectBlocks,
  hours: SubjectHours,
}

export type SubjectPictureProps = { subject: ShareSubject; width: number; height: number; left: number; ground: number }

/** The subject of a page on the ground of a share card. The upper part is free for the text. */
export function SubjectPicture({ subject, width, height, left, ground }: SubjectPictureProps) {
  const Subject = componentOf(SUBJECTS, subject)
  const top = height - ground - SUBJECT.height
  return (
    <CardBackdrop
      hour={SKY_HOURS[subject.kind]}
      width={width}
      height={height}
      ground={ground}
      after={
        subject.kind === 'pointsYear' && (
          <g transform={`translate(${left} ${height - ground})`}>
            {[0, 0.5, 1].map((share) => (
              <CoverText key={share} x={SUBJECT.scale * share} y={33} size={28} anchor="middle" ink="on-deck">
                {share * (subject.at.at(-1) ?? 0)}
              </CoverText>
            ))}
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
