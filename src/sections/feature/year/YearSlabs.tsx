import { cn } from '../../../lib/anywhere/cn'
import { shortDate } from '../../../lib/anywhere/dates'
import { fillIn } from '../../../lib/anywhere/fillIn'
import type { Level, Pile } from '../../../lib/anywhere/year/yearOfPoints'
import { yearHooks } from './year.hooks'
import type { YearEvent, YearWords } from './yearProps'
import type { YearScale } from './yearScale'

type SlabsProps = { piles: readonly Pile[]; events: readonly YearEvent[]; year: number; words: YearWords; scale: YearScale }

const LOOKS = {
  unplannedAbsence: { slab: 'year-slab fill-signal', label: 'year-label fill-signal-ink' },
  tardy: { slab: 'year-slab fill-ink-2', label: 'year-label fill-paper' },
  earlyDeparture: { slab: 'year-slab fill-ink-2', label: 'year-label fill-paper' },
} as const

/** How far back of January 1 a point of last year is drawn, fading. In pixels: the page's edge cuts it off. */
const PAST = 140

/** Days from which a slab is wide enough for its date on a phone. */
const LABELED = 62

/** Every point from its day to the day on which the window ends it, on those that are older. */
export function YearSlabs({ piles, events, year, words, scale: { x, y, height } }: SlabsProps) {
  return (
    <>
      <defs>
        <linearGradient id="year-past" gradientUnits="userSpaceOnUse" x1={-PAST} x2="0" y1="0" y2="0">
          <stop offset="0" stopColor="var(--color-signal)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-signal)" />
        </linearGradient>
        <linearGradient id="year-before" gradientUnits="userSpaceOnUse" x1={-PAST} x2="0" y1="0" y2="0">
          <stop offset="0" stopColor="var(--color-ink)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-ink)" />
        </linearGradient>
      </defs>
      {piles.map(({ day, slabs }) => {
        const event = events.find((one) => one.day === day)
        if (!event) return null
        const { slab: look, label } = LOOKS[event.type]
        const isPast = Number(day.slice(0, 4)) < year
        const [first] = slabs
        if (!first) return null
        const date = isPast ? fillIn(words.lastYear, { day: shortDate(day) }) : shortDate(day)
        return (
          <g key={day}>
            {slabs.map((slab, index) => (
              <rect
                key={slab.from}
                {...yearHooks.part.props(`${day} slab ${index}`)}
                x={x(slab.from)}
                width={x(slab.to - slab.from)}
                y={y(slab.base + slab.points)}
                height={height(slab.points)}
                className={look}
              />
            ))}
            {isPast && (
              <rect
                {...yearHooks.part.props(`${day} past`)}
                x={-PAST}
                width={PAST}
                y={y(first.base + first.points)}
                height={height(first.points)}
                fill="url(#year-past)"
                className="year-past"
              />
            )}
            <text
              {...yearHooks.part.props(`${day} label`)}
              x={x(first.from)}
              y={y(first.base + first.points / 2)}
              dx="0.6em"
              dy="0.36em"
              className={cn(label, first.to - first.from < LABELED && 'max-md:hidden')}
            >
              <tspan className="max-lg:hidden">
                {date}
                {!isPast && ` · ${words.types[event.type]}`}
              </tspan>
              {/* A point of last year has room before January. */}
              <tspan dx={isPast ? '-1.8em' : undefined} className="lg:hidden">
                {shortDate(day)}
              </tspan>
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The total as the line on top, day by day, and the ground it stands on. */
export function YearTotal({ levels, scale: { x, y } }: { levels: readonly Level[]; scale: YearScale }) {
  const [first] = levels
  return (
    <g stroke="currentColor" strokeWidth="3" strokeLinecap="square">
      <line x1="-100%" x2="100%" y1="100%" y2="100%" />
      {first && first.points > 0 && (
        <line
          {...yearHooks.part.props('level before')}
          x1={-PAST}
          x2="0"
          y1={y(first.points)}
          y2={y(first.points)}
          stroke="url(#year-before)"
          strokeLinecap="butt"
          className="year-past"
        />
      )}
      {levels.map(({ from, to, points }, index) => {
        const next = levels[index + 1]
        return (
          <g key={from}>
            <line {...yearHooks.part.props(`level ${from}`)} x1={x(from)} x2={x(to)} y1={y(points)} y2={y(points)} />
            {next && (
              <line
                {...yearHooks.part.props(`rise ${from}`)}
                x1={x(to)}
                x2={x(to)}
                y1={y(Math.max(points, next.points))}
                y2={y(Math.min(points, next.points))}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
