/** A scale of hours for exhibits along a clock. Places are percentages, so that text keeps its size on a phone. */
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf, minuteOf, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { Surface } from '#src/ui/surface.ts'

export type ClockScaleProps = {
  from: string
  until: string
  /** Minutes between two lines. */
  every: number
  surface?: Exclude<Surface, 'sky'>
}
export type HourLinesProps = ClockScaleProps & {
  /** The minute of the picture, which is marked. */
  now?: string | undefined
}

/** @returns a minute after the beginning as a share of the scale */
export const scalePercent = (minute: number, all: number) => formatPercent(minute / all)

const formatMinute = (minute: number) => clockOf(minute % (24 * 60))

function ticksOf({ from, until, every }: ClockScaleProps) {
  const minutes = minutesAfter(from, until)
  return Array.from({ length: Math.floor(minutes / every) + 1 }, (_, index) => index * every).map((minute) => ({
    x: scalePercent(minute, minutes),
    label: formatMinute(minuteOf(from) + minute),
    anchor: minute === 0 ? ('start' as const) : minute === minutes ? ('end' as const) : ('middle' as const),
  }))
}
const placeOfNow = ({ from, until, now }: HourLinesProps) =>
  now === undefined ? null : scalePercent(minutesAfter(from, now), minutesAfter(from, until))

/** The hours over a picture, on phones every third one. */
export function ClockScale(scale: ClockScaleProps) {
  return (
    <svg aria-hidden="true" width="100%" height="1.6em" className="block overflow-visible text-xs tabular-nums">
      {ticksOf(scale).map(({ x, label, anchor }, index) => (
        <text
          key={x}
          x={x}
          y="1em"
          textAnchor={anchor}
          className={`${scale.surface === 'deck' ? 'fill-on-deck-2' : 'fill-ink-2'} ${index % 3 === 0 ? '' : 'max-sm:hidden'}`}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}

/** Lines of the hours through a drawing, and a mark at its minute. */
export function HourLines(scale: HourLinesProps) {
  const now = placeOfNow(scale)
  return (
    <>
      {ticksOf(scale).map(({ x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" className={scale.surface === 'deck' ? 'stroke-deck-line' : 'stroke-line'} />
      ))}
      {now && (
        <line x1={now} x2={now} y1="0" y2="100%" className={scale.surface === 'deck' ? 'stroke-signal' : 'stroke-ink'} strokeWidth="1.5" />
      )}
    </>
  )
}
