import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { CoverText } from '../cover/CoverText.tsx'
import { designColor } from '../designColor.ts'
import { ART_BOX } from './artBox.ts'

export type HoursArtProps = CardArtOf<'hours'>

const { width: WIDTH } = ART_BOX

/** A day as a ruler. The opening hours are lit. */
export function HoursArt({ opens, closes }: HoursArtProps) {
  const x = (hour: number) => 30 + (hour / 24) * (WIDTH - 60)
  return (
    <>
      <path d={`M${x(0)} 34H${x(24)}V104H${x(0)}z`} fill={designColor('deck')} />
      <path d={`M${x(opens)} 18H${x(closes)}V104H${x(opens)}z`} fill={designColor('signal')} />
      <path
        d={Array.from({ length: 25 }, (_, hour) => `M${x(hour)} ${hour % 6 ? 104 : 96}V122`).join('')}
        stroke={designColor('on-deck')}
        strokeWidth="4"
      />
      {[0, 6, 12, 18, 24].map((hour) => (
        <CoverText key={hour} x={x(hour)} y={158} size={30} anchor="middle" ink="on-deck">
          {String(hour).padStart(2, '0')}
        </CoverText>
      ))}
    </>
  )
}
