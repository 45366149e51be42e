import { FMLA, POINT_LADDER, POINTS } from '#src/models/policy/policy.ts'
import { ICON_PATHS } from '#src/ui/iconPaths.ts'
import { ScaleRail } from '../ladder/ScaleRail.tsx'

/** Size of each glyph, in pixels at the usual text size. It grows with the text. */
export const GLYPH_BOX = { width: 144, height: 96 }
/** Where drawings stand, and the baseline of the numbers below them. */
const GLYPH_GROUND = 74
const GLYPH_NUMBERS = 92

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

/** Position of the day of the report, on a scale of the days of a pay period. */
const REPORTED = 73
const DAYS = Array.from({ length: 15 }, (_, day) => 2 + day * 10)
  .filter((x) => Math.abs(x - REPORTED) > 14)
  .map((x) => `M${x} ${GLYPH_GROUND - 5}v10`)
  .join('')

/** A balance from which a report takes an amount on the same day, long before the pay period ends. */
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

/** Hours of work, month by month, add up to the number that the law requires. */
export function HoursGlyph() {
  const { employeeMonths, employeeHours } = FMLA
  const column = { pitch: (GLYPH_BOX.width - 4) / employeeMonths.value, most: 62 }
  return (
    <>
      {Array.from({ length: employeeMonths.value }, (_, index) => index + 1).map((month) => {
        const height = (column.most * month) / employeeMonths.value
        return (
          <rect
            key={month}
            x={2 + (month - 1) * column.pitch}
            y={GLYPH_NUMBERS - height}
            width={column.pitch - 2.5}
            height={height}
            strokeWidth="1"
            className={month === employeeMonths.value ? 'fill-signal' : 'fill-slab'}
          />
        )
      })}
      <path d={`M-2 ${GLYPH_NUMBERS}H${GLYPH_BOX.width}`} strokeWidth="2.5" />
      <path d={`M-2 ${GLYPH_NUMBERS - column.most}H${GLYPH_BOX.width}`} strokeDasharray="3 3" />
      <GlyphNumber x={0} y={GLYPH_NUMBERS - column.most - 8} anchor="start">
        {`${employeeHours.value.toLocaleString('en-US')} h`}
      </GlyphNumber>
    </>
  )
}

/** A workplace with its settings: points, reason, proof. */
export function PlacesGlyph() {
  const { lines, accent } = ICON_PATHS.plant
  return (
    <>
      <path d="M52 47h18M86 17H70v60h16M70 47h16" />
      {[4, 34, 64].map((y) => (
        <rect key={y} x="86" y={y} width="56" height="26" rx="4" className="fill-card" />
      ))}
      {/* An icon of 24 by 24 units (ui/iconPaths.ts). */}
      <g transform="translate(-5 18) scale(2.3)" strokeWidth="0.9" strokeLinejoin="round">
        <path d={accent} stroke="none" className="fill-signal" />
        <path d={lines} />
      </g>
      {['0', '?'].map((setting, index) => (
        <GlyphNumber key={setting} x={114} y={21.5 + index * 30}>
          {setting}
        </GlyphNumber>
      ))}
      <path d="M107 68h9l5 5v13h-14zM110 77h8M110 81h8" strokeWidth="1.25" />
    </>
  )
}

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

/** Two events on HR's slip, and only their sum on the supervisor's board. */
export function RolesGlyph() {
  const events = [POINTS.tardy, POINTS.unplannedAbsence]
  return (
    <>
      {/* In forced colors the system sets the numbers' color and puts its background behind them. */}
      <g className="stroke-bubble-ink forced-colors:stroke-system-ink">
        <rect x="2" y="6" width="64" height="84" rx="4" className="fill-bubble forced-colors:fill-none" />
        <path d="M2 16v-6a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v6z" className="fill-signal" />
      </g>
      <rect x="78" y="6" width="64" height="84" rx="4" className="fill-deck forced-colors:fill-none" />
      {events.map((points, index) => (
        <g key={points}>
          <path d={`M9 ${36 + index * 24}h24M9 ${46 + index * 24}h50`} className="stroke-bubble-ink forced-colors:stroke-system-ink" />
          <text x="59" y={40 + index * 24} textAnchor="end" stroke="none" className="fill-bubble-ink">
            {points}
          </text>
          <path d={`M86 ${20 + index * 12}h48`} strokeWidth="6" className="stroke-deck-line" />
        </g>
      ))}
      <text x="110" y="72" textAnchor="middle" stroke="none" className="fill-signal font-display text-3xl font-bold">
        {events.reduce((sum, points) => sum + points, 0)}
      </text>
    </>
  )
}

type GlyphNumberProps = { x: number; y?: number; anchor?: 'start'; children: string }

/** A number of a glyph. By default it stands below the drawing. */
function GlyphNumber({ x, y = GLYPH_NUMBERS, anchor, children }: GlyphNumberProps) {
  return (
    <text x={x} y={y} textAnchor={anchor ?? 'middle'} stroke="none" className="fill-ink">
      {children}
    </text>
  )
}
