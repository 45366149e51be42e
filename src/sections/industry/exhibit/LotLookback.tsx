import { Scene } from '../../../illustrations/Scene'
import { minutesAfter } from '../../../lib/anywhere/clockTime'
import { ClockScale, HourLines, shareOf } from './ClockScale'
import { isTouched, type Lot, type Stint, touchedLots } from './lots'

export type LotLookbackProps = {
  describe: string
  /** The day before the report, and whose way through it is drawn. */
  title: string
  from: string
  until: string
  onset: string
  lines: readonly string[]
  lots: readonly Lot[]
  stints: readonly Stint[]
  /** Names the way: "where she stood". */
  way: string
  /** What follows from it, below the picture. */
  remark: string
}

/** Height of a line, of a lot in it, and how far above its lots her way runs, in pixels. */
const ROW = { height: 84, lot: 34, way: 24, top: 22 }

/** Lots on their lines, somebody's way between the lines, and what that touched after it began. */
export function LotLookback({ describe, title, from, until, onset, lines, lots, stints, way, remark }: LotLookbackProps) {
  const all = minutesAfter(from, until)
  const at = (clock: string) => shareOf(minutesAfter(from, clock), all)
  const touched = touchedLots(lots, stints, onset).map(({ id }) => id)
  const wayOf = (line: string) => lines.indexOf(line) * ROW.height + ROW.top + ROW.way
  const height = lines.length * ROW.height + ROW.top
  const spoken = [`The symptoms began at ${onset}.`, `Lots to look at: ${touched.join(', ')}.`, `${remark}.`]
  return (
    <Scene describe={describe} spoken={spoken} sample={false} className="rounded-xl border border-line bg-card p-4 shadow-deck sm:p-6">
      <p className="mb-4 font-semibold">{title}</p>
      <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible text-xs tabular-nums">
        <HourLines from={from} until={until} every={60} />
        <rect x={at(onset)} y="0" width={shareOf(minutesAfter(onset, until), all)} height="100%" className="fill-stop-wash" />
        {lines.map((line) => (
          <text key={line} x="0" y={wayOf(line) - 9} className="fill-ink font-semibold">
            {line}
          </text>
        ))}
        {lots.map((lot) => {
          const isHeld = isTouched(lot, stints, onset)
          const y = wayOf(lot.line) + 12
          return (
            <g key={lot.id}>
              <rect
                x={at(lot.from)}
                y={y}
                width={shareOf(minutesAfter(lot.from, lot.to) - 4, all)}
                height={ROW.lot}
                rx="5"
                className={isHeld ? 'fill-signal stroke-ink' : 'fill-paper-2 stroke-edge'}
                strokeWidth={isHeld ? 2 : 1}
              />
              <text x={at(lot.from)} dx="9" y={y + 22} className={isHeld ? 'fill-signal-ink font-semibold' : 'fill-ink-2'}>
                {lot.id}
              </text>
            </g>
          )
        })}
        {stints.map((stint, index) => {
          const [y, next] = [wayOf(stint.line), stints[index + 1]]
          return (
            <g key={stint.from} className="stroke-ink" strokeWidth="4" strokeLinecap="round">
              <line x1={at(stint.from)} x2={at(stint.to)} y1={y} y2={y} />
              {next && <line x1={at(next.from)} x2={at(next.from)} y1={y} y2={wayOf(next.line)} strokeDasharray="1 8" />}
            </g>
          )
        })}
        {stints.slice(0, 1).map((first) => (
          <text key={first.from} x={at(first.to)} dx="-8" y={wayOf(first.line) - 9} textAnchor="end" className="fill-ink-2">
            {way}
          </text>
        ))}
        <line x1={at(onset)} x2={at(onset)} y1="0" y2="100%" className="stroke-stop-ink" strokeWidth="2" />
        <text x={at(onset)} dx="-8" y="13" textAnchor="end" className="fill-stop-ink font-semibold">
          Onset {onset}
        </text>
      </svg>
      <ClockScale from={from} until={until} every={60} />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line pt-4">
        <p className="font-display text-xl font-bold tracking-tight">{touched.join(', ')}</p>
        <p className="text-sm text-ink-2">{remark}</p>
      </div>
    </Scene>
  )
}
