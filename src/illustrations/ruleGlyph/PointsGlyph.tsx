import { POINTS } from '#src/models/policy/policy.ts'
import { GlyphNumber } from './GlyphNumber.tsx'
import { GLYPH_BOX, GLYPH_GROUND } from './glyphBox.ts'

/** The price of each event, as slabs like those of the year above: absences are lit, others dark, and a protected one has no height. */
export function PointsGlyph() {
  const slab = { width: 24, pitch: 29, point: 23 }
  const events = ['protectedAbsence', 'tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'] as const
  return (
    <>
      {events.map((event, index) => {
        const [x, height] = [2 + index * slab.pitch, POINTS[event] * slab.point]
        const box = { x, width: slab.width, y: GLYPH_GROUND - (height || slab.point), height: height || slab.point }
        return (
          <g key={event}>
            {height === 0 ? (
              <rect {...box} strokeDasharray="3 3" />
            ) : (
              <rect {...box} className={POINTS[event] < POINTS.unplannedAbsence ? 'fill-slab' : 'fill-signal'} />
            )}
            <GlyphNumber x={x + slab.width / 2}>{String(POINTS[event])}</GlyphNumber>
          </g>
        )
      })}
      <path d={`M-2 ${GLYPH_GROUND}H${GLYPH_BOX.width}`} strokeWidth="2.5" />
    </>
  )
}
