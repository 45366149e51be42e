import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import type { PointsYearScale } from './pointsYearScale.ts'
import type { ReviewPlace } from './reviewPlace.ts'

export type PointsYearReviewProps = {
  /** The event that waits for HR. */
  event: Pick<PointsYearEvent, 'id' | 'day'>
  dayIndex: number
  place: ReviewPlace
  /** The parts of the line down to the ground that cross no label. */
  pieces: readonly (readonly [low: number, high: number])[]
  words: PointsYearWords['review']
  scale: PointsYearScale
}

/** A report on its day as a card that is not on the pile yet: an outline without points. */
export function PointsYearReview({ event: { id, day }, dayIndex, place, pieces, words, scale: { x, y } }: PointsYearReviewProps) {
  const { share, base, level } = place
  const outline = { strokeWidth: 2, strokeDasharray: '5 4', rx: 7, className: 'year-card fill-card stroke-current' }
  const left = (width: number, inside = 0) => `${(inside - width * share).toFixed(2)}em`
  return (
    <>
      <g className="stroke-current" strokeWidth="2" strokeDasharray="4 4">
        <line {...pointsYearAttributes.part.props(`${id} stem`)} x1={x(dayIndex)} x2={x(dayIndex)} y1={y(base)} y2={y(level)} />
        {/* Through the slabs only between their labels. */}
        {pieces.map(([low, high], index) => (
          <line
            key={low}
            {...pointsYearAttributes.part.props(`${id} root ${index}`)}
            x1={x(dayIndex)}
            x2={x(dayIndex)}
            y1={y(high)}
            y2={y(low)}
            className="max-md:hidden"
          />
        ))}
      </g>
      <svg aria-hidden="true" x={x(dayIndex)} y="100%" className="overflow-visible">
        <path d="M0-11 11 0 0 11-11 0z" className="fill-card stroke-current" strokeWidth="2.5" />
      </svg>
      <svg aria-hidden="true" x={x(dayIndex)} y={y(base)} className="overflow-visible text-2xs">
        <g {...pointsYearAttributes.part.props(`${id} review`)}>
          <g className="max-md:hidden">
            <rect {...outline} x={left(16)} y="-3.4em" width="16em" height="3.4em" />
            <text x={left(16, 1)} y="-2em" className="fill-current font-semibold">
              {shortDate(day)} · {words.title}
            </text>
            <text x={left(16, 1)} y="-0.75em" className="fill-ink-2">
              {words.text}
            </text>
          </g>
          <g className="md:hidden">
            <rect {...outline} x={left(6)} y="-4.6em" width="6em" height="4.6em" />
            <text x={left(6, 0.5)} y="-3.3em" className="fill-current font-semibold">
              {shortDate(day)}
            </text>
            <text x={left(6, 0.5)} y="-2.05em" className="fill-current font-semibold">
              {words.title}
            </text>
            <text x={left(6, 0.5)} y="-0.8em" className="fill-ink-2">
              {words.short}
            </text>
          </g>
        </g>
      </svg>
    </>
  )
}
