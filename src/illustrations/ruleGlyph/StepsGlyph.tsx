import { POINT_LADDER } from '#src/models/policy/policy.ts'
import { ScaleRail } from '../ladder/ScaleRail.tsx'
import { GlyphNumber } from './GlyphNumber.tsx'

const RAIL = { x: 4, y: 40, width: 128, height: 28 }

/** The ladder of discipline as a ruler, with a slip for HR at each step. */
export function StepsGlyph() {
  const most = POINT_LADDER.at(-1)?.at ?? 0
  return (
    <>
      <svg aria-hidden="true" {...RAIL} overflow="visible">
        <ScaleRail isFilled most={most} steps={POINT_LADDER.map(({ at }) => at)} />
      </svg>
      {POINT_LADDER.map(({ id, at }) => {
        const x = RAIL.x + (at / most) * RAIL.width
        return (
          <g key={id}>
            <path d={`M${x} 28v12`} />
            <path
              d={`M${x - 8} 6h11l5 5v17h-16zM${x - 4.5} 15h9M${x - 4.5} 19h9M${x - 4.5} 23h5`}
              strokeWidth="1.25"
              className="fill-bubble stroke-bubble-ink"
            />
            <GlyphNumber x={x}>{String(at)}</GlyphNumber>
          </g>
        )
      })}
    </>
  )
}
