import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { createTimeAxis, type TimeSpan } from '../timeAxis.ts'
import type { Stint } from './lots.ts'

export type PackerWayProps = {
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
export function PackerWay({ stints, onset, label, span, floorOf }: PackerWayProps) {
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
