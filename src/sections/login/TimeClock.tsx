import type { ReactNode } from 'react'
import { DAY_HOURS } from '#src/lib/anywhere/time/durations.ts'

/** The start times of shifts on a dial of 24 hours. */
const SHIFTS = [6, 14, 22] as const
const SHIFT_LENGTH = 8
/** The hour of the hand: before the first shift, when call-offs come in. */
const HAND = 4.25
/** Its middle, and the distances from it. A tick with a label is longer. */
const DIAL = { middle: 50, ring: 43.5, ticks: { begin: 36, long: 34, end: 39 }, figures: 27, hand: { thick: 20, thin: 36 } }
/** Between the change of a shift and the ends of two arcs, in hours. */
const SHIFT_GAP = 0.35
/** Hours with a label. */
const LABELED_HOURS = [6, 12, 18, 24]

/** @returns a place on the dial, with midnight on top. @param out distance from the middle */
function point(hour: number, out: number): string {
  const angle = (hour / DAY_HOURS) * 2 * Math.PI
  return `${(DIAL.middle + out * Math.sin(angle)).toFixed(2)} ${(DIAL.middle - out * Math.cos(angle)).toFixed(2)}`
}
/** A shift, with a gap before the next one. */
const arc = (from: number) =>
  `M${point(from + SHIFT_GAP, DIAL.ring)}A${DIAL.ring} ${DIAL.ring} 0 0 1 ${point(from + SHIFT_LENGTH - SHIFT_GAP, DIAL.ring)}`
const { begin, long, end } = DIAL.ticks
const ticks = Array.from(
  { length: DAY_HOURS },
  (_, hour) => `M${point(hour, LABELED_HOURS.includes(hour || DAY_HOURS) ? long : begin)}L${point(hour, end)}`,
).join('')

export type TimeClockProps = {
  /** On the clock’s front. */
  front: ReactNode
  note: string
  /** On the card in its slot. */
  children: ReactNode
}

/** A time clock with a card in its slot. The card contains the sign-in form. */
export function TimeClock({ front, note, children }: TimeClockProps) {
  return (
    <div className="md:max-lg:row-span-2">
      <div className="relative z-1 rounded-xl border border-deck-line bg-deck text-on-deck shadow-deck">
        <div className="time-front items-center gap-x-5 gap-y-1.5 px-5 pt-5 pb-4 sm:px-7">
          <div className="lg:self-end">{front}</div>
          <Dial />
          <p className="text-sm text-balance text-on-deck-2 lg:self-start">{note}</p>
        </div>
        <div aria-hidden="true" className="flex items-center gap-3 rounded-b-lg bg-deck-2 px-5 py-3 sm:px-7">
          <span className="h-2.5 grow rounded-full bg-soot" />
          <span className="h-2.5 w-5.5 rounded-xs hazard-on-deck" />
        </div>
      </div>
      <div className="time-card">{children}</div>
    </div>
  )
}

/** A day’s dial, with three shifts on its rim. */
function Dial() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" fill="none" className="size-24 lg:row-span-2 lg:size-28">
      <circle cx="50" cy="50" r="48" className="fill-soot" />
      {SHIFTS.map((from, index) => (
        <path key={from} d={arc(from)} strokeWidth="6" className={index === 0 ? 'stroke-signal' : 'stroke-edge'} />
      ))}
      <path d={ticks} strokeWidth="1.5" className="stroke-on-deck-2" />
      {LABELED_HOURS.map((hour) => {
        const [x, y] = point(hour, DIAL.figures).split(' ')
        return (
          <text key={hour} x={x} y={y} dy=".36em" textAnchor="middle" fontSize="12" className="fill-on-deck font-display font-bold">
            {hour}
          </text>
        )
      })}
      <path d={`M50 50L${point(HAND, DIAL.hand.thick)}`} strokeWidth="5" strokeLinecap="round" className="stroke-signal" />
      <path d={`M50 50L${point(HAND, DIAL.hand.thin)}`} strokeWidth="2" strokeLinecap="round" className="stroke-signal" />
      <circle cx="50" cy="50" r="4.5" className="fill-on-deck" />
    </svg>
  )
}
