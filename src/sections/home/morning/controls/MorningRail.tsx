import { type Ref, useId } from 'react'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import type { MorningEvent } from '#src/models/morning/minute/morningEvents.ts'
import type { CallOffStage, StationState } from '#src/models/morning/morningStates.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import type { MorningAction } from '../state/morningState.ts'

/** Where the ticks are. Of each call-off, only these two stages have one. */
const TICKS: Partial<Record<CallOffStage, { y: string; height: string }>> = {
  reported: { y: '0.75rem', height: '1.25rem' },
  filled: { y: '1rem', height: '0.75rem' },
}
const TICK_COLORS: Record<StationState, string> = { covered: 'fill-go', promised: 'fill-hold', calledOff: 'fill-stop' }

export type MorningRailProps = {
  /** The slider: uncontrolled, so that a drag before hydration is kept. */
  slider: Ref<HTMLInputElement>
  story: Pick<MorningStory, 'start' | 'horn' | 'poster'>
  minute: number
  events: readonly MorningEvent[]
  /** How many spots are covered, for screen readers. */
  coverage: string
  words: MorningWords['rail']
  onAct: (action: MorningAction) => void
}

/**
 * The morning as a line, with ticks at the call-offs and their ends, in the color of the station's state from then on, and the minute as a
 * handle.
 */
export function MorningRail({ slider, story, minute, events, coverage, words, onAct }: MorningRailProps) {
  const id = useId()
  return (
    <div {...uiAttributes.print.props('no')} className="relative min-w-0 flex-1 basis-72">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <RailDrawing story={story} minute={minute} events={events} hornLabel={words.horn} />
      <input
        ref={slider}
        id={id}
        type="range"
        min={story.start}
        max={story.horn}
        step={1}
        defaultValue={story.poster}
        autoComplete="off"
        aria-valuetext={fillIn(words.value, { time: clockOf(minute), coverage })}
        onChange={({ target }) => onAct({ type: 'seek', minute: Number(target.value) })}
        className="rail-slider deck-slider only-with-script relative block w-full"
      />
    </div>
  )
}

type RailDrawingProps = Pick<MorningRailProps, 'story' | 'minute' | 'events'> & { hornLabel: string }

function RailDrawing({ story, minute: now, events, hornLabel }: RailDrawingProps) {
  const { start, horn } = story
  const share = (minute: number) => formatPercent((minute - start) / (horn - start))
  const hours = Array.from(
    { length: Math.ceil((horn - start) / HOUR_MINUTES) },
    (_, index) => Math.ceil(start / HOUR_MINUTES) * HOUR_MINUTES + index * HOUR_MINUTES,
  )
  return (
    // Half of a handle further in, because the middle of the handle begins and ends there.
    <div aria-hidden="true" className="deck-rail pointer-events-none absolute inset-x-2 inset-y-0">
      <svg aria-hidden="true" className="h-full w-full overflow-visible">
        <rect y="1.3125rem" width="100%" height="2" className="fill-deck-line" />
        <rect y="1.3125rem" width={share(now)} height="2" className="fill-signal" />
        {events.map(({ minute, stage, station, state }) => {
          const tick = TICKS[stage]
          if (!tick) return null
          return (
            <rect
              key={`${station} ${stage}`}
              x={share(minute)}
              y={tick.y}
              width="3"
              height={tick.height}
              rx="1.5"
              transform="translate(-1.5 0)"
              className={TICK_COLORS[state]}
            />
          )
        })}
        {hours.map((minute) => (
          <text
            key={minute}
            x={share(minute)}
            y="3.75rem"
            textAnchor={minute === horn ? 'end' : 'middle'}
            className="fill-on-deck-2 text-2xs tabular-nums"
          >
            {clockOf(minute)}
            {minute === horn && <tspan className="max-wide-phone:hidden"> {hornLabel}</tspan>}
          </text>
        ))}
      </svg>
    </div>
  )
}
