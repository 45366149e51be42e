import { expiryDay } from '../../../lib/anywhere/attendance/attendancePolicy'
import { shortDate } from '../../../lib/anywhere/dates'
import { fillIn } from '../../../lib/anywhere/fillIn'
import { type Pile, placeOf, type Reached, type YearOfPoints } from '../../../lib/anywhere/year/yearOfPoints'
import { yearHooks } from './year.hooks'
import type { YearEvent, YearWords } from './yearProps'
import type { YearScale } from './yearScale'

/** How far above the slabs the note on a report that waits begins, in points: clear of the line on top and its notes. */
const ABOVE = 0.7

type NotesProps = {
  view: YearOfPoints
  events: readonly YearEvent[]
  year: number
  windowMonths: number
  words: YearWords
  scale: YearScale
}

/** What the slabs do not say by themselves: where a point expires, what waits for HR, where a step is reached. */
export function YearNotes({ view, events, year, windowMonths, words, scale }: NotesProps) {
  const totalAt = (place: number) => view.levels.find(({ from, to }) => from <= place && place < to)?.points ?? 0
  return (
    <>
      {view.piles.map((pile) => {
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
      {events
        .filter(({ protection }) => protection === 'pending')
        .map(({ day }) => (
          <Review key={day} day={day} place={placeOf(day, year)} level={totalAt(placeOf(day, year))} words={words.review} scale={scale} />
        ))}
      {view.reached.map((one) => (
        <Mark key={one.place + one.step.id} reached={one} scale={scale} />
      ))}
    </>
  )
}

type ExpiryProps = { pile: Pile; level: number; windowMonths: number; words: YearWords['expires']; scale: YearScale }

function Expiry({ pile, level, windowMonths, words, scale: { x, y } }: ExpiryProps) {
  return (
    <svg aria-hidden="true" x={x(pile.expires ?? 0)} y={y(level)} className="overflow-visible">
      <g {...yearHooks.part.props(`${pile.day} expires`)}>
        <text dx="-0.3em" dy="-0.75em" textAnchor="end" className="fill-ink-2 text-2xs">
          {words.short}
          <tspan className="max-md:hidden"> {fillIn(words.day, { day: shortDate(expiryDay(pile.day, windowMonths)) })}</tspan>
          <tspan className="max-xl:hidden">, {fillIn(words.window, { months: windowMonths })}</tspan>
        </text>
        <path d="M9-20v17m-4.500-5 4.500 5 4.500-5" className="fill-none stroke-current" strokeWidth="2" />
      </g>
    </svg>
  )
}

type ReviewProps = { day: string; place: number; level: number; words: YearWords['review']; scale: YearScale }

/** A report on its day, as a card that has not been put on the pile: an outline, and no points. */
function Review({ day, place, level, words, scale: { x, y } }: ReviewProps) {
  const card = 'year-card fill-card stroke-current'
  const outline = { strokeWidth: 2, strokeDasharray: '5 4' }
  return (
    <>
      <g className="stroke-current" strokeWidth="2" strokeDasharray="4 4">
        <line {...yearHooks.part.props('stem')} x1={x(place)} x2={x(place)} y1={y(level + ABOVE)} y2={y(level)} />
        {/* Through the slabs only where their labels leave room. */}
        <line {...yearHooks.part.props('root')} x1={x(place)} x2={x(place)} y1={y(level)} y2="100%" className="max-md:hidden" />
      </g>
      <svg aria-hidden="true" x={x(place)} y="100%" className="overflow-visible">
        <path d="M0-11 11 0 0 11-11 0z" className="fill-card stroke-current" strokeWidth="2.5" />
      </svg>
      <svg aria-hidden="true" x={x(place)} y={y(level + ABOVE)} className="overflow-visible text-2xs">
        <g {...yearHooks.part.props('review')}>
          <g className="max-md:hidden">
            <rect {...outline} x="-8em" y="-3.4em" width="16em" height="3.4em" rx="7" className={card} />
            <text x="-7em" y="-2em" className="fill-current font-semibold">
              {shortDate(day)} · {words.title}
            </text>
            <text x="-7em" y="-0.75em" className="fill-ink-2">
              {words.text}
            </text>
          </g>
          <g className="md:hidden">
            <rect {...outline} x="-3em" y="-4.6em" width="6em" height="4.6em" rx="7" className={card} />
            <text x="-2.5em" y="-3.3em" className="fill-current font-semibold">
              {shortDate(day)}
            </text>
            <text x="-2.5em" y="-2.05em" className="fill-current font-semibold">
              {words.title}
            </text>
            <text x="-2.5em" y="-0.8em" className="fill-ink-2">
              {words.short}
            </text>
          </g>
        </g>
      </svg>
    </>
  )
}

/** Where the total comes up to a step. */
const Mark = ({ reached: { step, place }, scale: { x, y } }: { reached: Reached; scale: YearScale }) => (
  <circle
    {...yearHooks.part.props(`mark ${place} ${step.id}`)}
    cx={x(place)}
    cy={y(step.at)}
    r="6.500"
    className="fill-current stroke-wash"
    strokeWidth="2"
  />
)
