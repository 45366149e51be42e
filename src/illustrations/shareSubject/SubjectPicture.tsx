import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { CardBackdrop } from '../CardBackdrop.tsx'
import { Words } from '../cover/coverParts.tsx'
import { SubjectBlocks } from './SubjectBlocks.tsx'
import { SubjectBusts } from './SubjectBusts.tsx'
import { SubjectCrowd } from './SubjectCrowd.tsx'
import { SubjectFieldLines } from './SubjectFieldLines.tsx'
import { SubjectHours } from './SubjectHours.tsx'
import { SubjectJacks } from './SubjectJacks.tsx'
import { SubjectLanes } from './SubjectLanes.tsx'
import { SubjectLines } from './SubjectLines.tsx'
import { SubjectSteps } from './SubjectSteps.tsx'
import type { ShareSubject } from './shareSubject.ts'
import { SUBJECT } from './subjectBox.ts'

/** The hour of each subject's sky. */
const HOURS: Record<ShareSubject['kind'], SkyHour> = {
  lanes: 'early',
  steps: 'dawn',
  crowd: 'evening',
  lines: 'first',
  busts: 'dawn',
  fieldLines: 'night',
  jacks: 'evening',
  blocks: 'first',
  hours: 'early',
}

export type SubjectPictureProps = { subject: ShareSubject; width: number; height: number; left: number; ground: number }

/** The subject of a page on the ground of a share card. The upper part is free for the text. */
export function SubjectPicture({ subject, width, height, left, ground }: SubjectPictureProps) {
  const top = height - ground - SUBJECT.height
  return (
    <CardBackdrop
      hour={HOURS[subject.kind]}
      width={width}
      height={height}
      ground={ground}
      after={
        subject.kind === 'steps' && (
          <g transform={`translate(${left} ${height - ground})`}>
            {[0, 0.5, 1].map((share) => (
              <Words key={share} x={SUBJECT.scale * share} y={33} size={28} anchor="middle" ink="on-deck">
                {share * (subject.at.at(-1) ?? 0)}
              </Words>
            ))}
          </g>
        )
      }
    >
      <g transform={`translate(${left} ${top})`}>
        <Drawn {...subject} />
      </g>
    </CardBackdrop>
  )
}

function Drawn(subject: ShareSubject) {
  switch (subject.kind) {
    case 'lanes':
      return <SubjectLanes {...subject} />
    case 'steps':
      return <SubjectSteps {...subject} />
    case 'crowd':
      return <SubjectCrowd {...subject} />
    case 'lines':
      return <SubjectLines {...subject} />
    case 'busts':
      return <SubjectBusts {...subject} />
    case 'fieldLines':
      return <SubjectFieldLines {...subject} />
    case 'jacks':
      return <SubjectJacks {...subject} />
    case 'blocks':
      return <SubjectBlocks {...subject} />
    case 'hours':
      return <SubjectHours {...subject} />
  }
}
