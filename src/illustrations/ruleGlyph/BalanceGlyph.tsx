import { GLYPH_GROUND } from './glyphBox.ts'

/** The days of a pay period as a scale, with space around the day of the report. */
const REPORTED = 73
const DAYS = Array.from({ length: 15 }, (_, day) => 2 + day * 10)
  .filter((x) => Math.abs(x - REPORTED) > 14)
  .map((x) => `M${x} ${GLYPH_GROUND - 5}v10`)
  .join('')

/** A balance from which a report takes a part on its own day, long before the end of the pay period. */
export function BalanceGlyph() {
  return (
    <>
      <rect x="2" y="6" width="86" height="28" stroke="none" className="fill-signal" />
      <rect x="58" y="6" width="30" height="28" className="fill-slab" />
      <rect x="2" y="6" width="140" height="28" />
      <path d={`M${REPORTED} 34V${GLYPH_GROUND}`} strokeDasharray="3 3" />
      <path d={`M2 ${GLYPH_GROUND}H142${DAYS}`} />
      <path d={`M142 ${GLYPH_GROUND - 16}v32`} strokeWidth="4" />
      <circle cx={REPORTED} cy={GLYPH_GROUND} r="12" className="fill-signal" strokeWidth="2" />
      <path d={`M${REPORTED - 5.5} ${GLYPH_GROUND + 0.5}l4 4 7.5 -9`} strokeWidth="2.5" className="stroke-signal-ink" />
    </>
  )
}
