import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import { expiryDay } from '#src/models/attendance/attendancePolicy.ts'
import { type CalculatedPointsYear, dayIndexOf, type ReachedStep, type SlabPile } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { PointsYearReview } from './PointsYearReview.tsx'
import { labeledSlabs } from './PointsYearSlabs.tsx'
import { hasPointsInWords, headroomAt, type PointsYearScale } from './pointsYearScale.ts'
import { unlabeledPieces } from './unlabeledPieces.ts'

/** Distance between the slabs and the note on a report that waits, in points: clear of the line on top and its notes. */
const NOTE_GAP = { near: 0.7, high: 1.3 }

/** Height of the note, in points. */
const NOTE = { near: 1.2, high: 2.2 }

/** How far the note reaches to either side of its day, in days, in the narrowest drawing and in wide ones. */
const REACH = { narrow: 72, wide: 42 }

type NotesProps = {
  calculatedYear: CalculatedPointsYear
  events: readonly PointsYearEvent[]
  year: number
  windowMonths: number
  words: PointsYearWords
  scale: PointsYearScale
  /** The highest point that is drawn. */
  most: number
}

/** Notes on the slabs: where a point expires, what waits for HR, where a step is reached. */
export function PointsYearNotes({ calculatedYear, events, year, windowMonths, words, scale, most }: NotesProps) {
  const { days, levels } = calculatedYear
  const isFar = hasPointsInWords(levels, days, most)
  const labels = labeledSlabs(calculatedYear.piles, events, year, words)
  const totalAt = (dayIndex: number) => levels.find(({ from, to }) => from <= dayIndex && dayIndex < to)?.points ?? 0
  const pendingEvents = events
    .filter(({ protection, day }) => protection === 'pending' && isInYear(day, year))
    .map(({ id, day }) => {
      const dayIndex = dayIndexOf(day, year)
      /** @param before share of the note's width left of its day @returns the lowest height (in points) at which it clears the slabs */
      const over = (before: number) => {
        const first = dayIndex - 2 * REACH.wide * before
        const under = levels.filter(({ from, to }) => from < first + 2 * REACH.wide && to > first)
        return Math.max(...under.map(({ points }) => points)) + (isFar ? NOTE_GAP.high : NOTE_GAP.near)
      }
      const free = isFar ? most - NOTE.high : headroomAt(dayIndex, days, most) - NOTE.near
      // Near an end of the year the note stands beside its day instead of around it, and before its day if later slabs leave no space.
      const around = Math.min(Math.max(0.5, 1 - (days - dayIndex) / (2 * REACH.narrow)), dayIndex / (2 * REACH.narrow))
      const share = over(around) > free && dayIndex > 2 * REACH.narrow ? 1 : around
      // Over slabs, if there is no space above them.
      const base = Math.min(over(share), free)
      return { id, day, dayIndex, share, base, level: Math.min(base, totalAt(dayIndex)) }
    })
  return (
    <>
      {pendingEvents.map((event) => (
        <PointsYearReview
          key={event.id}
          {...event}
          pieces={unlabeledPieces(event.dayIndex, event.level, labels)}
          words={words.review}
          scale={scale}
        />
      ))}
      {calculatedYear.piles.map((pile) => {
        if (pile.expires === null) return null
        return (
          <Expiry
            key={pile.day}
            pile={pile}
            level={totalAt(pile.expires - 1)}
            windowMonths={windowMonths}
            words={words.expires}
            scale={scale}
          />
        )
      })}
      {calculatedYear.reached.map((reached, index) => (
        <Mark key={reached.dayIndex + reached.step.id} nth={index} reached={reached} scale={scale} />
      ))}
    </>
  )
}

type ExpiryProps = { pile: SlabPile; level: number; windowMonths: number; words: PointsYearWords['expires']; scale: PointsYearScale }

function Expiry({ pile, level, windowMonths, words, scale: { x, y } }: ExpiryProps) {
  return (
    <svg aria-hidden="true" x={x(pile.expires ?? 0)} y={y(level)} className="overflow-visible">
      <g {...pointsYearAttributes.part.props(`${pile.day} expires`)}>
        {/* On phones close to its arrow, because early in the year it would reach into the page's margin. */}
        <text dx="-0.3em" dy="-0.75em" textAnchor="end" className="year-clear year-expiry fill-ink-2 text-2xs max-md:translate-x-[0.6em]">
          {words.short}
          <tspan className="max-md:hidden"> {fillIn(words.day, { day: shortDate(expiryDay(pile.day, windowMonths)) })}</tspan>
          <tspan className="max-xl:hidden">, {fillIn(words.window, { months: windowMonths })}</tspan>
        </text>
        <path d="M9-20v17m-4.500-5 4.500 5 4.500-5" className="fill-none stroke-current" strokeWidth="2" />
      </g>
    </svg>
  )
}

/** A mark where the total reaches a step. */
const Mark = ({ nth, reached: { step, dayIndex }, scale: { x, y } }: { nth: number; reached: ReachedStep; scale: PointsYearScale }) => (
  <circle
    {...pointsYearAttributes.part.props(`mark ${nth}`)}
    cx={x(dayIndex)}
    cy={y(step.at)}
    r="6.500"
    className="fill-current stroke-band"
    strokeWidth="2"
  />
)
