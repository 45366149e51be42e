import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { toneOf } from '../cover/groupTone.ts'
import { designColor } from '../designColor.ts'
import { circlePath } from '../workplace/shape.ts'
import { ART_BOX } from './artBox.ts'

export type QuestionsArtProps = CardArtOf<'questions'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** A switchboard with a socket for each question, and a few cords. */
export function QuestionsArt({ count }: QuestionsArtProps) {
  const columns = Math.ceil(count / 3)
  const pitch = { x: WIDTH / columns, y: (HEIGHT - 10) / 3 }
  const at = (index: number) => [pitch.x * ((index % columns) + 0.5), pitch.y * (Math.floor(index / columns) + 0.5)] as const
  const r = Math.min(19, pitch.x * 0.36)
  const cords = [
    [1, columns + 4],
    [6, 2 * columns + 3],
    [columns - 2, 2 * columns - 5],
  ] as const
  return (
    <>
      <path
        d={Array.from({ length: count }, (_, index) => circlePath(...at(index), r)).join('')}
        fill={designColor('deck')}
        stroke={designColor('on-deck-2')}
        strokeWidth="4"
      />
      {cords.map(([from, to], index) => {
        const [[x1, y1], [x2, y2]] = [at(from), at(to)]
        return (
          <g key={from}>
            <path
              d={`M${x1} ${y1}C${x1} ${y1 + 90} ${x2} ${y2 + 70} ${x2} ${y2}`}
              fill="none"
              stroke={designColor(toneOf(index))}
              strokeWidth="8"
            />
            <path d={circlePath(x1, y1, r * 0.72) + circlePath(x2, y2, r * 0.72)} fill={designColor(toneOf(index))} />
          </g>
        )
      })}
    </>
  )
}
