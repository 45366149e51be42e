/** The rules of the ledger, drawn small. Longer than most files: one list of drawings, which share a box and a ground. */
import type { ReactNode } from 'react'
import type { RuleGlyphName } from '../lib/anywhere/names/pictureNames'
import { FMLA, POINT_LADDER, POINTS } from '../site/policy/policy'
import { PICTOGRAMS } from '../ui/pictograms'
import { ScaleRail } from './ladder/ScaleRail'

/** The box of each glyph, in pixels at the usual size of text: it grows with the text. */
const BOX = { width: 144, height: 96 }
/** Where drawings stand, and the line of the numbers below them. */
const GROUND = 74
const NUMBERS = 92

const GLYPHS: Record<RuleGlyphName, () => ReactNode> = {
  points: Prices,
  balance: Balance,
  hours: Hours,
  places: Places,
  steps: Steps,
  roles: Roles,
}

export type RuleGlyphProps = { name: RuleGlyphName; className?: string }

/** A rule of the ledger as a small drawing, from the numbers of the example policy; it says nothing that the text beside it does not. */
export function RuleGlyph({ name, className }: RuleGlyphProps) {
  const Glyph = GLYPHS[name]
  return (
    <div aria-hidden="true" className={className}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="h-24 w-36 overflow-visible fill-none stroke-ink text-2xs font-semibold tabular-nums"
        strokeWidth="1.5"
      >
        <Glyph />
      </svg>
    </div>
  )
}

type NumberProps = { x: number; y?: number; anchor?: 'start' | 'middle' | 'end'; children: string }

function Figure({ x, y = NUMBERS, anchor = 'middle', children }: NumberProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} stroke="none" className="fill-ink">
      {children}
    </text>
  )
}

/** What each event costs, as slabs of the year above: absences lit, others dark; a protected one has no height. */
function Prices() {
  const slab = { width: 24, step: 29, point: 23 }
  const events = ['protectedAbsence', 'tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'] as const
  return (
    <>
      {events.map((event, index) => {
        const [x, height] = [2 + index * slab.step, POINTS[event] * slab.point]
        const place = { x, width: slab.width, y: GROUND - (height || slab.point), height: height || slab.point }
        return (
          <g key={event}>
            {height === 0 ? (
              <rect {...place} strokeDasharray="3 3" />
            ) : (
              <rect {...place} className={POINTS[event] < POINTS.unplannedAbsence ? 'fill-slab' : 'fill-signal'} />
            )}
            <Figure x={x + slab.width / 2}>{String(POINTS[event])}</Figure>
          </g>
        )
      })}
      <path d={`M-2 ${GROUND}H${BOX.width}`} strokeWidth="2.5" />
    </>
  )
}

/** The days of a pay period as a scale, with room around the one on which the report comes in. */
const REPORTED = 73
const DAYS = Array.from({ length: 15 }, (_, day) => 2 + day * 10)
  .filter((x) => Math.abs(x - REPORTED) > 14)
  .map((x) => `M${x} ${GROUND - 5}v10`)
  .join('')

/** A balance of which a report takes a part on its own day, long before the end of the pay period. */
function Balance() {
  return (
    <>
      <rect x="2" y="6" width="86" height="28" stroke="none" className="fill-signal" />
      <rect x="58" y="6" width="30" height="28" className="fill-slab" />
      <rect x="2" y="6" width="140" height="28" />
      <path d={`M${REPORTED} 34V${GROUND}`} strokeDasharray="3 3" />
      <path d={`M2 ${GROUND}H142${DAYS}`} />
      <path d={`M142 ${GROUND - 16}v32`} strokeWidth="4" />
      <circle cx={REPORTED} cy={GROUND} r="12" className="fill-signal" strokeWidth="2" />
      <path d={`M${REPORTED - 5.5} ${GROUND + 0.5}l4 4 7.5 -9`} strokeWidth="2.5" className="stroke-signal-ink" />
    </>
  )
}

/** Hours of work add up, month by month, to those that the law asks for. */
function Hours() {
  const { employeeMonths, employeeHours } = FMLA
  const column = { step: (BOX.width - 4) / employeeMonths.value, most: 62 }
  const months = Array.from({ length: employeeMonths.value }, (_, index) => index + 1)
  return (
    <>
      {months.map((month) => {
        const height = (column.most * month) / employeeMonths.value
        return (
          <rect
            key={month}
            x={2 + (month - 1) * column.step}
            y={NUMBERS - height}
            width={column.step - 2.5}
            height={height}
            strokeWidth="1"
            className={month === employeeMonths.value ? 'fill-signal' : 'fill-slab'}
          />
        )
      })}
      <path d={`M-2 ${NUMBERS}H${BOX.width}`} strokeWidth="2.5" />
      <path d={`M-2 ${NUMBERS - column.most}H${BOX.width}`} strokeDasharray="3 3" />
      <Figure x={0} y={NUMBERS - column.most - 8} anchor="start">
        {`${employeeHours.value.toLocaleString('en-US')} h`}
      </Figure>
    </>
  )
}

/** A place of work, and what is entered for it: points, reason, proof. */
function Places() {
  const { lines, lit } = PICTOGRAMS.site
  return (
    <>
      <path d="M52 47h18M86 17H70v60h16M70 47h16" />
      {[4, 34, 64].map((y) => (
        <rect key={y} x="86" y={y} width="56" height="26" rx="4" className="fill-card" />
      ))}
      {/* In a box of 24 by 24 (ui/pictograms.tsx). */}
      <g transform="translate(-5 18) scale(2.3)" strokeWidth="0.9" strokeLinejoin="round">
        <path d={lit} stroke="none" className="fill-signal" />
        <path d={lines} />
      </g>
      <Figure x={114} y={21.5}>
        0
      </Figure>
      <Figure x={114} y={51.5}>
        ?
      </Figure>
      <path d="M107 68h9l5 5v13h-14zM110 77h8M110 81h8" strokeWidth="1.25" />
    </>
  )
}

const RAIL = { x: 4, y: 40, width: 128, height: 28 }

/** The ladder of discipline, lying, with a slip for HR at each step. */
function Steps() {
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
            <Figure x={x}>{String(at)}</Figure>
          </g>
        )
      })}
    </>
  )
}

/** Two events on HR's slip, and their sum on the supervisor's board, where what is behind it is covered. */
function Roles() {
  const events = [POINTS.tardy, POINTS.unplannedAbsence]
  return (
    <>
      {/* The system sets numbers in its own color, and its ground lies behind them. */}
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
