import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { Select } from '#src/ui/fields/Select.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { PointsYearStep } from './PointsYearStep.tsx'

export type PointsYearMoveProps = {
  events: readonly PointsYearEvent[]
  year: number
  chosen: string
  isChanged: boolean
  words: PointsYearWords
  onChoose: (id: string) => void
  onMove: (weeks: 1 | -1) => void
  onBack: () => void
}

/** Moves an event by a week with single presses, and undoes all changes. The only control if there is no space for tabs. */
export function PointsYearMove({
  events,
  year,
  chosen,
  isChanged,
  words: { move, types, review },
  onChoose,
  onMove,
  onBack,
}: PointsYearMoveProps) {
  const id = useId()
  const own = events.filter(({ day }) => isInYear(day, year))
  const day = own.find((event) => event.id === chosen)?.day ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this moves an event
    <div role="group" aria-labelledby={id} {...uiAttributes.print.props('no')} className="year-move only-with-script">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm leading-snug lg:block">
        <b id={id} className="font-display text-base font-bold lg:block">
          {move.heading}
        </b>
        <span className="text-ink-2 max-md:hidden">{move.drag}</span>
      </p>
      <div className="year-stepper flex min-h-13 rounded-lg border-2 border-ink bg-card">
        <PointsYearStep name={move.earlier} isAtLimit={day === `${year}-01-01`} onPress={() => onMove(-1)}>
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </PointsYearStep>
        <div className="min-w-0 border-ink small-phone:flex-1 small-phone:border-x-2">
          <Select look="inset" aria-label={move.which} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {own.map(({ id: value, day: on, type, protection }) => (
              <option key={value} value={value}>
                {shortDate(on)} · {protection === 'pending' ? review.title : types[type]}
              </option>
            ))}
          </Select>
        </div>
        <PointsYearStep name={move.later} isAtLimit={day === `${year}-12-31`} onPress={() => onMove(1)}>
          <ArrowRight aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </PointsYearStep>
      </div>
      {/* A button of its own: a TextButton with a disabled look, which would otherwise be sent to all pages whose islands have one. */}
      <button
        type="button"
        {...uiAttributes.button.props()}
        aria-disabled={!isChanged}
        onClick={() => isChanged && onBack()}
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
