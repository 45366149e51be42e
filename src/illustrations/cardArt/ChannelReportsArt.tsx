import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { toneOf } from '../cover/groupTone.ts'
import { designColor } from '../designColor.ts'
import { circlePath } from '../workplace/shape.ts'
import { ART_BOX } from './artBox.ts'

export type ChannelReportsArtProps = CardArtOf<'channelReports'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** Lines of report channels that lead into one record. */
export function ChannelReportsArt({ channels, fields }: ChannelReportsArtProps) {
  const [from, sheet] = [10, 780]
  const y = (index: number, count: number) => (HEIGHT / count) * (index + 0.5)
  return (
    <>
      {Array.from({ length: channels }, (_, index) => (
        <g key={toneOf(index)}>
          <path
            d={`M${from} ${y(index, channels)}H${sheet - 240}C${sheet - 90} ${y(index, channels)} ${sheet - 120} ${HEIGHT / 2} ${sheet} ${HEIGHT / 2}`}
            fill="none"
            stroke={designColor(toneOf(index))}
            strokeWidth="7"
          />
          <path d={circlePath(from + 110 + index * 90, y(index, channels), 15)} fill={designColor(toneOf(index))} />
        </g>
      ))}
      <rect x={sheet} y="-14" width={WIDTH - sheet} height={HEIGHT} rx="12" fill={designColor('bubble')} />
      {Array.from({ length: fields }, (_, index) => {
        const top = 4 + ((HEIGHT - 28) / fields) * index
        return (
          <g key={top} fill={designColor('bubble-ink')}>
            <rect x={sheet + 24} y={top} width="62" height="9" opacity=".4" />
            <rect x={sheet + 106} y={top} width={110 + ((index * 37) % 52)} height="9" />
          </g>
        )
      })}
    </>
  )
}
