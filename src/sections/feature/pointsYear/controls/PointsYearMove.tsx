import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { Select } from '#src/ui/fields/Select.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { NudgeButton } from './NudgeButton.tsx'

export type PointsYearMoveProps = {
  events: readonly PointsYearEvent[]
  year: number
  chosenId: string
  isChanged: boolean
  words: PointsYearWords
  onChooseEvent: (id: string) => void
  onMoveChosenEvent: (weeks: 1 | -1) => void
  onReset: () => void
}

/** Moves an event by a week with single presses, and undoes all changes. The only control if there is no space for tabs. */
export function PointsYearMove({
  events,
  year,
  chosenId,
  isChanged,
  words: { move, types, review },
  onChooseEvent,
  onMoveChosenEvent,
  onReset,
}: PointsYearMoveProps) {
  const id = useId()
  const eventsInYear = events.filter(({ day }) => isInYear(day, year))
  const day = eventsInYear.find((event) => event.id === chosenId)?.day ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this moves an event
    <div role="group" aria-labelledby={id} {...uiAttributes.print.props('no')} className="year-move only-with-script">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm leading-snug lg:block">
        <b id={id} className="font-display text-base font-bold lg:block">
          {move.heading}
        </b>
        <span className="text-ink-2 max-md:hidden">{move.drag}</span>
      </p>
      <div className="year-move-frame flex min-h-13 rounded-lg border-2 border-ink bg-card">
        <NudgeButton name={move.earlier} isAtLimit={day === `${year}-01-01`} onPress={() => onMoveChosenEvent(-1)}>
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </NudgeButton>
        <div className="min-w-0 border-ink small-phone:flex-1 small-phone:border-x-2">
          <Select look="inset" aria-label={move.which} value={chosenId} onChange={({ target }) => onChooseEvent(target.value)}>
            {eventsInYear.map(({ id: value, day: on, type, protection }) => (
              <option key={value} value={value}>
                {shortDate(on)} · {protection === 'pending' ? review.title : types[type]}
              </option>
            ))}
          </Select>
        </div>
        <NudgeButton name={move.later} isAtLimit={day === `${year}-12-31`} onPress={() => onMoveChosenEvent(1)}>
          <ArrowRight aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </NudgeButton>
      </div>
      {/* A button of its own: a TextButton with a disabled look, which would otherwise be sent to all pages whose islands have one. */}
      <button
        type="button"
        {...uiAttributes.button.props()}
        aria-disabled={!isChanged}
        onClick={() => isChanged && onReset()}
        className={cn(
          'min-h-11 rounded-md py-2 text-sm font-semibold text-ink underline decoration-2 underline-offset-4',
          'aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:no-underline',
          'hover:decoration-signal-deep',
        )}
      >
        {move.back}
      </button>
    </div>
  )
}
