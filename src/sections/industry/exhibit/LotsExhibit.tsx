import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { ClockScale, HourLines, scalePercent } from './ClockScale.tsx'
import { isTouched, touchedLots } from './lots.ts'

export type LotsExhibitProps = Pick<
  ExhibitOf<'lots'>,
  'describe' | 'title' | 'from' | 'until' | 'onset' | 'lines' | 'lots' | 'stints' | 'way' | 'remark' | 'words'
>

/**
 * Heights in pixels: of a line, and from its top down to its name, its bottles, its belt, the numbers of its lots, and the floor before it.
 */
const ROW = { height: 98, top: 24, name: 14, necks: 27, bottles: 40, belt: 49, lot: 74, floor: 88 }
/** How many minutes shorter a lot is drawn, to leave a gap before the next. */
const CHANGEOVER = 4
/** Belts reach the edges of the widest page. */
const EDGES = { x: -1200, width: 4000 }

/**
 * Filling lines through a day, with their belts across the page and the bottles of each lot. In front, the way of one packer, and the lots
 * that the packer touched after the onset.
 */
export function LotsExhibit({ describe, title, from, until, onset, lines, lots, stints, way, remark, words }: LotsExhibitProps) {
  const duration = minutesAfter(from, until)
  const at = (clock: string) => scalePercent(minutesAfter(from, clock), duration)
  const touched = touchedLots(lots, stints, onset).map(({ id }) => id)
  const topOf = (line: string) => lines.indexOf(line) * ROW.height + ROW.top
  const floorOf = (line: string) => topOf(line) + ROW.floor
  const height = lines.length * ROW.height + ROW.top
  const spoken = [fillIn(words.began, { time: onset }), fillIn(words.held, { lots: touched.join(', ') }), `${remark}.`]
  return (
    <SceneFrame describe={describe} spoken={spoken} sample={false}>
      <p className="mb-3 text-sm font-semibold sm:-mb-5">{title}</p>
      <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible text-xs tabular-nums">
        <HourLines from={from} until={until} every={60} surface="deck" />
        {/* The time after the onset. */}
        <rect
          x={at(onset)}
          y="0"
          width={scalePercent(minutesAfter(onset, until), duration)}
          height="100%"
          className="fill-stop"
          opacity=".16"
        />
        {lines.map((line) => (
          <Belt key={line} name={line} y={topOf(line)} />
        ))}
        {lots.map((lot) => (
          <LotOnBelt
            key={lot.id}
            id={lot.id}
            x={at(lot.from)}
            end={scalePercent(minutesAfter(from, lot.to) - CHANGEOVER, duration)}
            y={topOf(lot.line)}
            isHeld={isTouched(lot, stints, onset)}
          />
        ))}
        <line x1={at(onset)} x2={at(onset)} y1="0" y2="100%" className="stroke-stop" strokeWidth="2" />
        <text x={at(onset)} dx="-8" y="13" textAnchor="end" className="fill-stop font-semibold">
          {fillIn(words.onset, { time: onset })}
        </text>
        {stints.map((stint, index) => {
          const y = floorOf(stint.line)
          const next = stints[index + 1]
          const [begins, ends] = [minutesAfter(from, stint.from), minutesAfter(from, stint.to)]
          const onsetAt = minutesAfter(from, onset)
          // The packer is drawn at the onset, or in the middle of an earlier stint, clear of the lots' numbers.
          const seen = scalePercent(begins < onsetAt && onsetAt < ends ? onsetAt : (begins + ends) / 2, duration)
          return (
            <g key={stint.from}>
              <g className="stroke-on-deck" strokeWidth="4" strokeLinecap="round">
                <line x1={at(stint.from)} x2={at(stint.to)} y1={y} y2={y} />
                {next && <line x1={at(next.from)} x2={at(next.from)} y1={y} y2={floorOf(next.line)} strokeDasharray="1 8" />}
              </g>
              <svg aria-hidden="true" x={seen} y={y} className="overflow-visible">
                <StationWorker outfit="vest" x={0} y={-1} skin={1} />
              </svg>
            </g>
          )
        })}
        {stints.slice(0, 1).map((first) => (
          <text key={first.from} x={at(first.to)} dx="-10" y={floorOf(first.line) + 15} textAnchor="end" className="fill-on-deck">
            {way}
          </text>
        ))}
      </svg>
      <ClockScale from={from} until={until} every={60} surface="deck" />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <p className="font-display text-4xl leading-tight font-bold tracking-tight text-signal tabular-nums">{touched.join(', ')}</p>
        <p className="text-on-deck-2">{remark}</p>
      </div>
    </SceneFrame>
  )
}

/** A line's belt on its rollers. */
function Belt({ name, y }: { name: string; y: number }) {
  const belt = y + ROW.belt
  return (
    <>
      <text x="0" y={y + ROW.name} className="fill-on-deck font-semibold">
        {name}
      </text>
      <rect {...EDGES} y={belt} height="9" className="fill-deck-line" />
      <line
        x1={EDGES.x}
        x2={EDGES.x + EDGES.width}
        y1={belt + 4.5}
        y2={belt + 4.5}
        className="stroke-deck"
        strokeWidth="5"
        strokeDasharray="0 22"
        strokeLinecap="round"
      />
    </>
  )
}

type LotOnBeltProps = { id: string; x: string; end: string; y: number; isHeld: boolean }

/**
 * The bottles of a lot, from one gate to the next. Bodies and necks are the dashes of two lines, so that they keep their shape at every
 * width.
 */
function LotOnBelt({ id, x, end, y, isHeld }: LotOnBeltProps) {
  const glass = isHeld ? 'stroke-signal' : 'stroke-on-deck-2'
  return (
    <>
      <g className={glass} opacity={isHeld ? 1 : 0.55}>
        <line x1={x} x2={end} y1={y + ROW.bottles} y2={y + ROW.bottles} strokeWidth="18" strokeDasharray="11 7" />
        <line x1={x} x2={end} y1={y + ROW.necks} y2={y + ROW.necks} strokeWidth="9" strokeDasharray="5 13" strokeDashoffset="-3" />
      </g>
      <line x1={end} x2={end} y1={y + ROW.necks - 10} y2={y + ROW.belt} className="stroke-on-deck-2" strokeWidth="2" />
      <svg aria-hidden="true" x={x} y={y + ROW.lot} className="overflow-visible">
        {isHeld && <rect x="-1" y="-1.15em" width="3.4em" height="1.6em" rx=".3em" className="fill-signal print:fill-none" />}
        <text x={isHeld ? '.45em' : 0} className={isHeld ? 'fill-signal-ink font-semibold' : 'fill-on-deck-2'}>
          {id}
        </text>
      </svg>
    </>
  )
}
