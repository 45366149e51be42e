import { longDate } from '#src/lib/anywhere/time/dates.ts'
import { dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { nameOfEvent } from '../pointsYearSentences.ts'
import { isInYear } from '../state/moveEvent.ts'

export type PointsYearTabsProps = {
  events: readonly PointsYearEvent[]
  year: number
  days: number
  chosenId: string
  words: PointsYearWords
  onChooseEvent: (id: string) => void
  onMoveEvent: (id: string, dayIndex: number) => void
}

/**
 * A tab on the line of days for each event, to be dragged to another day: overlapping sliders, of which only the handles can be touched.
 * Uncontrolled, so that a drag before hydration is kept (usePointsYear.ts).
 */
export const PointsYearTabs = ({ events, year, days, chosenId, words, onChooseEvent, onMoveEvent }: PointsYearTabsProps) => (
  <div {...uiAttributes.print.props('no')} className="year-tabs only-with-script">
    {events
      .filter(({ day }) => isInYear(day, year))
      .map((event) => {
        const { id, day, type, protection } = event
        const look = protection === 'pending' ? 'year-tab-waits' : type === 'unplannedAbsence' ? '' : 'year-tab-short'
        return (
          <input
            key={id}
            {...pointsYearAttributes.tab.props(id)}
            type="range"
            min={0}
            max={days - 1}
            step={1}
            defaultValue={dayIndexOf(day, year)}
            autoComplete="off"
            aria-label={nameOfEvent(event, words)}
            aria-valuetext={longDate(day)}
            onFocus={() => onChooseEvent(id)}
            onPointerDown={() => onChooseEvent(id)}
            onChange={({ target }) => onMoveEvent(id, Number(target.value))}
            className={`year-tab ${look} ${id === chosenId ? 'year-tab-chosen' : ''}`}
          />
        )
      })}
  </div>
)
