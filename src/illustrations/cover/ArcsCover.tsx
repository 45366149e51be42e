import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText } from './CoverText.tsx'
import { sharesOfLargest } from './coverScale.ts'
import { FlapValue } from './FlapValue.tsx'
import { toneOf } from './groupTone.ts'

const LINE = { left: 52, right: 568, ground: 308, highest: 100 }

/** @returns where each span ends, in proportion, from a common start */
export const spanEnds = (values: readonly number[]): number[] =>
  sharesOfLargest(values).map((share) => LINE.left + share * (LINE.right - LINE.left))

/** Spans of time as arches over a ruler with a notch for each unit. All begin at the same place. */
export function ArcsCover({ spans }: { spans: readonly { value: number; label: string }[] }) {
  const values = spans.map(({ value }) => value)
  const ends = spanEnds(values)
  const max = Math.max(...values)
  const notches = Array.from(
    { length: max + 1 },
    (_, unit) => `M${(LINE.left + (unit / max) * (LINE.right - LINE.left)).toFixed(1)} 308v${unit % 5 === 0 ? 13 : 7}`,
  )
  return (
    <>
      {spans
        .map(({ label }, index) => {
          const end = ends[index] ?? LINE.left
          const wide = (end - LINE.left) / 2
          const high = (wide / ((LINE.right - LINE.left) / 2)) * (LINE.ground - LINE.highest)
          return (
            <path
              key={label}
              d={`M${LINE.left} ${LINE.ground}A${wide.toFixed(1)} ${high.toFixed(1)} 0 0 1 ${end.toFixed(1)} ${LINE.ground}`}
              fill={designColor('soot')}
              fillOpacity=".34"
              stroke={designColor(toneOf(index))}
              strokeWidth="9"
            />
          )
        })
        .reverse()}
      <CoverGround />
      <path d={notches.join('')} stroke={designColor('on-deck')} strokeWidth="2" opacity=".6" />
      {spans.map(({ value, label }, index) => {
        const end = ends[index] ?? LINE.left
        return (
          <g key={label}>
            <FlapValue x={end} y={312} value={String(value)} />
            <CoverText x={end} y={346} size={23} anchor="middle" ink="on-deck">
              {label}
            </CoverText>
          </g>
        )
      })}
    </>
  )
}
