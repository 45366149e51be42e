import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { HourLines } from '../ClockScale.tsx'
import { createTimeAxis } from '../timeAxis.ts'
import { LotBelt } from './LotBelt.tsx'
import { LotBottles } from './LotBottles.tsx'
import { lotLinesHeight, lotLineY } from './lotLines.ts'
import { isTouched } from './lots.ts'
import { PackerWay } from './PackerWay.tsx'

/** How many minutes shorter a lot is drawn, to leave a gap before the next. */
const CHANGEOVER = 4

export type LotsDrawingProps = Pick<IndustryBlockOf<'lots'>, 'from' | 'until' | 'onset' | 'lines' | 'lots' | 'stints' | 'way'> & {
  onsetLabel: string
}

/** Lines through a day, with their belts across the page and the bottles of each lot. In front, the way of one packer. */
export function LotsDrawing({ from, until, onset, lines, lots, stints, way, onsetLabel }: LotsDrawingProps) {
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
