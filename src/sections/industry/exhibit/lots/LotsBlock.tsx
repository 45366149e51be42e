import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { ClockScale, HourLines } from '../ClockScale.tsx'
import { createTimeAxis, type TimeSpan } from '../timeAxis.ts'
import { LotBottles } from './LotBottles.tsx'
import { isTouched, type LotLineY, lotLinesHeight, lotLineY, type Stint, touchedLots } from './lots.ts'

export type LotsBlockProps = Pick<
  IndustryBlockOf<'lots'>,
  'describe' | 'title' | 'from' | 'until' | 'onset' | 'lines' | 'lots' | 'stints' | 'way' | 'remark'
> & { words: ExhibitWords['lots'] }

/** Filling lines through a day with their lots, and in words the lots that a packer touched after the onset. */
export function LotsBlock({ describe, title, remark, words, ...day }: LotsBlockProps) {
  const { from, until, onset, lots, stints } = day
  const touchedIds = touchedLots(lots, stints, onset).map(({ id }) => id)
  const spoken = [fillIn(words.began, { time: onset }), fillIn(words.held, { lots: touchedIds.join(', ') }), `${remark}.`]
  return (
    <SceneFrame describe={describe} spoken={spoken} sample={false}>
      <p className="mb-3 text-sm font-semibold sm:-mb-5">{title}</p>
      <LotsDrawing {...day} onsetLabel={fillIn(words.onset, { time: onset })} />
      <ClockScale from={from} until={until} />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <p className="font-display text-4xl leading-tight font-bold tracking-tight text-signal tabular-nums">{touchedIds.join(', ')}</p>
        <p className="text-on-deck-2">{remark}</p>
      </div>
    </SceneFrame>
  )
}

/** How many minutes shorter a lot is drawn, to leave a gap before the next. */
const CHANGEOVER = 4

type LotsDrawingProps = Pick<IndustryBlockOf<'lots'>, 'from' | 'until' | 'onset' | 'lines' | 'lots' | 'stints' | 'way'> & {
  onsetLabel: string
}

/** Lines through a day, with their belts across the page and the bottles of each lot. In front, the way of one packer. */
function LotsDrawing({ from, until, onset, lines, lots, stints, way, onsetLabel }: LotsDrawingProps) {
  const axis = createTimeAxis({ from, until })
  const onsetX = axis.xOf(onset)
  const yOf = (line: string) => lotLineY(lines.indexOf(line))
  return (
    <svg aria-hidden="true" width="100%" height={lotLinesHeight(lines.length)} className="block overflow-visible text-xs tabular-nums">
      <HourLines from={from} until={until} />
      {/* The time after the onset. */}
      <rect x={onsetX} y="0" width={axis.widthOf(minutesAfter(onset, until))} height="100%" className="fill-stop" opacity=".16" />
      {lines.map((line) => (
        <LotBelt key={line} name={line} y={yOf(line)} />
      ))}
      {lots.map((lot) => (
        <LotBottles
          key={lot.id}
          id={lot.id}
          from={axis.xOf(lot.from)}
          to={axis.xOfMinute(minutesAfter(from, lot.to) - CHANGEOVER)}
          y={yOf(lot.line)}
          isTouched={isTouched(lot, stints, onset)}
        />
      ))}
      <line x1={onsetX} x2={onsetX} y1="0" y2="100%" className="stroke-stop" strokeWidth="2" />
      <text x={onsetX} dx="-8" y="13" textAnchor="end" className="fill-stop font-semibold">
        {onsetLabel}
      </text>
      <PackerWay stints={stints} onset={onset} label={way} span={{ from, until }} floorOf={(line) => yOf(line).floor} />
    </svg>
  )
}

/** Belts reach the edges of the widest page. */
const EDGES = { x: -1200, width: 4000 }

/** A line's name, and its belt on its rollers. */
function LotBelt({ name, y }: { name: string; y: LotLineY }) {
  const rollers = y.belt + 4.5
  return (
    <>
      <text x="0" y={y.name} className="fill-on-deck font-semibold">
        {name}
      </text>
      <rect {...EDGES} y={y.belt} height="9" className="fill-deck-line" />
      <line
        x1={EDGES.x}
        x2={EDGES.x + EDGES.width}
        y1={rollers}
        y2={rollers}
        className="stroke-deck"
        strokeWidth="5"
        strokeDasharray="0 22"
        strokeLinecap="round"
      />
    </>
  )
}

type PackerWayProps = {
  stints: readonly Stint[]
  onset: string
  label: string
  span: TimeSpan
  /** @returns the y of the floor before a line */
  floorOf: (line: string) => number
}

/** @returns the minute at which the packer is drawn: the onset, or the middle of an earlier stint, clear of the lots' numbers */
function drawnMinute(stint: Stint, onset: string, start: string): number {
  const minuteAt = (clock: string) => minutesAfter(start, clock)
  const [from, to, onsetMinute] = [minuteAt(stint.from), minuteAt(stint.to), minuteAt(onset)]
  return from < onsetMinute && onsetMinute < to ? onsetMinute : (from + to) / 2
}

/** A packer's way through the day: a line along each stint, the changes between two lines, and the packer at each stint. */
function PackerWay({ stints, onset, label, span, floorOf }: PackerWayProps) {
  const { xOf, xOfMinute } = createTimeAxis(span)
  return (
    <>
      {stints.map((stint, index) => {
        const y = floorOf(stint.line)
        const next = stints[index + 1]
        return (
          <g key={stint.from}>
            <g className="stroke-on-deck" strokeWidth="4" strokeLinecap="round">
              <line x1={xOf(stint.from)} x2={xOf(stint.to)} y1={y} y2={y} />
              {next && <line x1={xOf(next.from)} x2={xOf(next.from)} y1={y} y2={floorOf(next.line)} strokeDasharray="1 8" />}
            </g>
            <svg aria-hidden="true" x={xOfMinute(drawnMinute(stint, onset, span.from))} y={y} className="overflow-visible">
              <StationWorker outfit="vest" x={0} y={-1} skin={1} />
            </svg>
          </g>
        )
      })}
      {stints.slice(0, 1).map((first) => (
        <text key={first.from} x={xOf(first.to)} dx="-10" y={floorOf(first.line) + 15} textAnchor="end" className="fill-on-deck">
          {label}
        </text>
      ))}
    </>
  )
}
