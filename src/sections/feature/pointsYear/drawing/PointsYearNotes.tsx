import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import { expiryDay } from '#src/models/attendance/attendancePolicy.ts'
import { type CalculatedPointsYear, dayIndexOf, pointsAt, type ReachedStep } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { listDrawnEvents, listSlabLabels, unlabeledPieces } from './drawnEvents.ts'
import { PointsYearReview } from './PointsYearReview.tsx'
import type { PointsYearScale } from './pointsYearScale.ts'
import { placeReview } from './reviewPlace.ts'

export type PointsYearNotesProps = {
  calculatedYear: CalculatedPointsYear
  events: readonly PointsYearEvent[]
  year: number
  windowMonths: number
  words: PointsYearWords
  scale: PointsYearScale
}

/** Notes on the slabs: where a point expires, what waits for HR, where a step is reached. */
export function PointsYearNotes({ calculatedYear, events, year, windowMonths, words, scale }: PointsYearNotesProps) {
  const { levels, piles, reachedSteps } = calculatedYear
  const labels = listSlabLabels(listDrawnEvents(piles, events, year), words)
  const pendingEvents = events.filter(({ protection, day }) => protection === 'pending' && isInYear(day, year))
  return (
    <>
      {pendingEvents.map((event) => {
        const dayIndex = dayIndexOf(event.day, year)
        const place = placeReview(dayIndex, levels, scale)
        const pieces = unlabeledPieces(dayIndex, place.level, labels)
        return (
          <PointsYearReview
            key={event.id}
            event={event}
            dayIndex={dayIndex}
            place={place}
            pieces={pieces}
            words={words.review}
            scale={scale}
          />
        )
      })}
      {piles.map(
        ({ day, expires }) =>
          expires !== null && (
            <ExpiryNote
              key={day}
              day={day}
              dayIndex={expires}
              level={pointsAt(levels, expires - 1)}
              windowMonths={windowMonths}
              words={words.expires}
              scale={scale}
            />
          ),
      )}
      {reachedSteps.map((reachedStep, index) => (
        <ReachedMark key={reachedStep.dayIndex + reachedStep.step.id} index={index} {...reachedStep} scale={scale} />
      ))}
    </>
  )
}

type ExpiryNoteProps = {
  /** The day of the event whose points expire. */
  day: string
  /** The day on which they expire, and the total before it. */
  dayIndex: number
  level: number
  windowMonths: number
  words: PointsYearWords['expires']
  scale: PointsYearScale
}

function ExpiryNote({ day, dayIndex, level, windowMonths, words, scale: { x, y } }: ExpiryNoteProps) {
  return (
    <svg aria-hidden="true" x={x(dayIndex)} y={y(level)} className="overflow-visible">
      <g {...pointsYearAttributes.part.props(`${day} expires`)}>
        {/* On phones close to its arrow, because early in the year it would reach into the page's margin. */}
        <text dx="-0.3em" dy="-0.75em" textAnchor="end" className="year-clear year-expiry fill-ink-2 text-2xs max-md:translate-x-[0.6em]">
          {words.short}
          <tspan className="max-md:hidden"> {fillIn(words.day, { day: shortDate(expiryDay(day, windowMonths)) })}</tspan>
          <tspan className="max-xl:hidden">, {fillIn(words.window, { months: windowMonths })}</tspan>
        </text>
        <path d="M9-20v17m-4.500-5 4.500 5 4.500-5" className="fill-none stroke-current" strokeWidth="2" />
      </g>
    </svg>
  )
}

/** A mark where the total reaches a step. */
const ReachedMark = ({ index, step, dayIndex, scale: { x, y } }: ReachedStep & { index: number; scale: PointsYearScale }) => (
  <circle
    {...pointsYearAttributes.part.props(`mark ${index}`)}
    cx={x(dayIndex)}
    cy={y(step.at)}
    r="6.500"
    className="fill-current stroke-band"
    strokeWidth="2"
  />
)
