import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { CoverText } from '../cover/CoverText.tsx'
import { FlapValue } from '../cover/FlapValue.tsx'
import { designColor } from '../designColor.ts'
import { ART_BOX } from './artBox.ts'

export type PointsYearArtProps = CardArtOf<'pointsYear'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** Thresholds as stairs over their scale (`PointsYearGround`). */
export function PointsYearArt({ at }: PointsYearArtProps) {
  const end = at.at(-1) ?? 1
  const x = (value: number) => (value / end) * ART_BOX.scale
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
export function PointsYearGround({ at }: PointsYearArtProps) {
  return [0, 0.5, 1].map((share) => (
    <CoverText key={share} x={ART_BOX.scale * share} y={33} size={28} anchor="middle" ink="on-deck">
      {share * (at.at(-1) ?? 0)}
    </CoverText>
  ))
}
