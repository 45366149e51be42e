import { useId } from 'react'
import type { PointLevel, SlabPile } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { isInYear } from '../state/moveEvent.ts'
import { labelDays, PointsYearLabel } from './PointsYearLabel.tsx'
import type { PointsYearScale } from './pointsYearScale.ts'
import { type SlabLabel, unlabeledPieces } from './unlabeledPieces.ts'

type SlabsProps = {
  piles: readonly SlabPile[]
  events: readonly PointsYearEvent[]
  year: number
  words: PointsYearWords
  scale: PointsYearScale
  /** The highest point that is drawn. */
  most: number
  /** The event whose line to its tab is drawn stronger. */
  chosenId: string
}

const LOOKS = {
  unplannedAbsence: 'year-slab fill-signal',
  tardy: 'year-slab fill-slab',
  earlyDeparture: 'year-slab fill-slab',
} as const

/** How far before January 1 a point of last year is drawn, fading. In pixels, because the page's edge cuts it off. */
const PAST = 140

/** @returns the slabs with a label, with the days that it may cover; lines go through the others */
export const labeledSlabs = (
  piles: readonly SlabPile[],
  events: readonly PointsYearEvent[],
  year: number,
  words: PointsYearWords,
): SlabLabel[] =>
  piles.flatMap(({ day, slabs: [first] }) => {
    const event = events.find((candidate) => candidate.day === day)
    return event && first
      ? [{ days: labelDays(event, first, !isInYear(day, year), words), base: first.base, top: first.base + first.points }]
      : []
  })

/** Each point as a slab from its day to its expiry, on top of older ones, and a line down to its tab. */
export function PointsYearSlabs({ piles, events, year, words, scale: { x, y, height }, most, chosenId }: SlabsProps) {
  const fading = useId()
  const drawnEvents = piles.flatMap(({ day, slabs }) => {
    const event = events.find((candidate) => candidate.day === day)
    const [first] = slabs
    return event && first ? [{ event, slabs, first, isPast: !isInYear(day, year) }] : []
  })
  const labels = labeledSlabs(piles, events, year, words)
  return (
    <>
      <defs>
        <linearGradient id={fading} gradientUnits="userSpaceOnUse" x1={-PAST} x2="0" y1="0" y2="0">
          <stop offset="0" stopColor="var(--color-signal)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-signal)" />
        </linearGradient>
      </defs>
      {drawnEvents.map(({ event: { id, type }, slabs, first, isPast }) => (
        <g key={id} className={LOOKS[type]}>
          {slabs.map(({ from, to, base, points }, index) => (
            <rect
              key={from}
              {...pointsYearAttributes.part.props(`${id} slab ${index}`)}
              x={x(from)}
              width={x(to - from)}
              y={y(base + points)}
              height={height(base, base + points)}
            />
          ))}
          {isPast && (
            <rect
              {...pointsYearAttributes.part.props(`${id} past`)}
              x={-PAST}
              width={PAST}
              y={y(first.base + first.points)}
              height={height(first.base, first.base + first.points)}
              fill={`url(#${fading})`}
              className="year-past stroke-none"
            />
          )}
        </g>
      ))}
      {drawnEvents.flatMap(({ event: { id }, first, isPast }) =>
        isPast
          ? []
          : unlabeledPieces(first.from, first.base, labels).map(([low, high]) => (
              <line
                key={`${id} ${low}`}
                x1={x(first.from)}
                x2={x(first.from)}
                y1={y(high)}
                y2={y(low)}
                className={`year-drop ${id === chosenId ? 'year-drop-chosen' : ''}`}
              />
            )),
      )}
      {drawnEvents.map(({ event, first, isPast }) => (
        <PointsYearLabel
          key={event.id}
          event={event}
          slab={first}
          isPast={isPast}
          words={words}
          place={{ x: x(first.from), end: x(first.to), y }}
          most={most}
        />
      ))}
    </>
  )
}

export type PointsYearTotalProps = { levels: readonly PointLevel[]; scale: PointsYearScale }

/** The total as the line on top, day by day, and the ground below. */
export function PointsYearTotal({ levels, scale: { x, y } }: PointsYearTotalProps) {
  const fading = useId()
  const [first] = levels
  return (
    <g stroke="currentColor" strokeWidth="3" strokeLinecap="square">
      <linearGradient id={fading} gradientUnits="userSpaceOnUse" x1={-PAST} x2="0" y1="0" y2="0">
        <stop offset="0" stopColor="var(--color-ink)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--color-ink)" />
      </linearGradient>
      <line x1="-100%" x2="100%" y1="100%" y2="100%" />
      {first && first.points > 0 && (
        <line
          {...pointsYearAttributes.part.props('level before')}
          x1={-PAST}
          x2="0"
          y1={y(first.points)}
          y2={y(first.points)}
          stroke={`url(#${fading})`}
          strokeLinecap="butt"
          className="year-past"
        />
      )}
      {levels.map(({ from, to, points }, index) => {
        const next = levels[index + 1]
        return (
          <g key={from}>
            <line {...pointsYearAttributes.part.props(`level ${index}`)} x1={x(from)} x2={x(to)} y1={y(points)} y2={y(points)} />
            {next && (
              <line
                {...pointsYearAttributes.part.props(`rise ${index}`)}
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
