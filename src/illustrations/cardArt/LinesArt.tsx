import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { designColor } from '../designColor.ts'
import { ART_BOX } from './artBox.ts'

export type LinesArtProps = CardArtOf<'lines'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** Lines whose lengths are the shares. The missing part is dotted. */
export function LinesArt({ shares }: LinesArtProps) {
  const pitch = (HEIGHT - 12) / shares.length
  return shares.map((share, index) => {
    const [y, end, isOurs] = [pitch * (index + 0.5), share * WIDTH, index === shares.length - 1]
    return (
      <g key={y} strokeWidth={isOurs ? 22 : 14}>
        <path d={`M0 ${y}H${end}`} stroke={designColor(isOurs ? 'signal' : 'on-deck')} />
        {!isOurs && (
          <path d={`M${end + 12} ${y}H${WIDTH}`} stroke={designColor('on-deck')} strokeWidth="4" strokeDasharray="4 14" opacity=".6" />
        )}
      </g>
    )
  })
}
