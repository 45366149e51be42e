import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { designColor } from '../designColor.ts'
import { circlePath } from '../workplace/shape.ts'
import { ART_BOX } from './artBox.ts'

export type FieldLinesArtProps = CardArtOf<'fieldLines'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** One report as a line for each field, and the screens that the lines cross. */
export function FieldLinesArt({ isConfidential, screens }: FieldLinesArtProps) {
  const pitch = HEIGHT / isConfidential.length
  const y = (index: number) => pitch * (index + 0.5) - 8
  const [middle, line, record, end] = [HEIGHT / 2 - 8, 190, 380, WIDTH - 34]
  const terminals = [0, line, record, ...Array.from({ length: screens }, (_, index) => record + ((end - record) / screens) * (index + 1))]
  return (
    <>
      <path d={`M0 ${middle}H${line + 34}`} stroke={designColor('on-deck')} strokeWidth="10" />
      {isConfidential.map((isFieldConfidential, index) => (
        <path
          key={y(index)}
          d={`M${line + 34} ${middle}C${line + 90} ${middle} ${line + 70} ${y(index)} ${record - 50} ${y(index)}H${end}`}
          fill="none"
          stroke={designColor(isFieldConfidential ? 'signal' : 'on-deck-2')}
          strokeWidth={isFieldConfidential ? 7 : 3.5}
        />
      ))}
      {terminals.map((x) => (
        <g key={x}>
          <rect
            x={x}
            y="-12"
            width="34"
            height={HEIGHT + 4}
            rx="6"
            fill={designColor('deck')}
            stroke={designColor('on-deck')}
            strokeWidth="4"
          />
          <path d={isConfidential.map((_, index) => circlePath(x + 17, y(index), 4)).join('')} fill={designColor('on-deck')} />
        </g>
      ))}
    </>
  )
}
