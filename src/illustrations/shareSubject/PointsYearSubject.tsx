import type { SubjectOf } from '#src/models/pictures/shareSubject.ts'
import { CoverText } from '../cover/CoverText.tsx'
import { FlapValue } from '../cover/FlapValue.tsx'
import { designColor } from '../designColor.ts'
import { SUBJECT } from './subjectBox.ts'

export type PointsYearSubjectProps = SubjectOf<'pointsYear'>

const { width: WIDTH, height: HEIGHT } = SUBJECT

/** Thresholds as stairs over their scale (`PointsYearGround`). */
export function PointsYearSubject({ at }: PointsYearSubjectProps) {
  const end = at.at(-1) ?? 1
  const x = (value: number) => (value / end) * SUBJECT.scale
  return at.map((value, index) => {
    const [left, right, high] = [x(value), index === at.length - 1 ? WIDTH : x(at[index + 1] ?? end), (value / end) * (HEIGHT - 52)]
    const top = HEIGHT - high
    return (
      <g key={value}>
        <path d={`M${left} ${HEIGHT}V${top}H${right}V${HEIGHT}z`} fill={designColor('soot')} />
        <path d={`M${left} ${top}H${right}v8H${left}z`} fill={designColor(index === at.length - 1 ? 'stop' : 'signal')} />
        <FlapValue x={left + 44} y={top - 8} value={String(value)} />
      </g>
    )
  })
}

/** The scale's numbers on the ground. */
export function PointsYearGround({ at }: PointsYearSubjectProps) {
  return [0, 0.5, 1].map((share) => (
    <CoverText key={share} x={SUBJECT.scale * share} y={33} size={28} anchor="middle" ink="on-deck">
      {share * (at.at(-1) ?? 0)}
    </CoverText>
  ))
}
