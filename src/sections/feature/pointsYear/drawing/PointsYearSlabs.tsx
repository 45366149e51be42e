import { useId } from 'react'
import type { SlabPile } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { type DrawnEvent, listDrawnEvents, listSlabLabels, unlabeledPieces } from './drawnEvents.ts'
import { PAST_WIDTH, PastFade } from './PastFade.tsx'
import { PointsYearLabel } from './PointsYearLabel.tsx'
import type { PointsYearScale } from './pointsYearScale.ts'

export type PointsYearSlabsProps = {
  piles: readonly SlabPile[]
  events: readonly PointsYearEvent[]
  year: number
  words: PointsYearWords
  scale: PointsYearScale
  /** The event whose line to its tab is drawn stronger. */
  chosenId: string
}

/** Each point as a slab from its day to its expiry, on top of older ones, with a line down to its tab, and a label. */
export function PointsYearSlabs({ piles, events, year, words, scale, chosenId }: PointsYearSlabsProps) {
  const fadeId = useId()
  const drawnEvents = listDrawnEvents(piles, events, year)
  const labels = listSlabLabels(drawnEvents, words)
  return (
    <>
      <defs>
        <PastFade id={fadeId} color="var(--color-signal)" />
      </defs>
      {drawnEvents.map((drawnEvent) => (
        <EventSlabs key={drawnEvent.event.id} {...drawnEvent} fadeId={fadeId} scale={scale} />
      ))}
      {drawnEvents.map(({ event: { id }, firstSlab: { from, base }, isPast }) =>
        isPast ? null : (
          <TabLine key={id} dayIndex={from} pieces={unlabeledPieces(from, base, labels)} isChosen={id === chosenId} scale={scale} />
        ),
      )}
      {drawnEvents.map(({ event, firstSlab, isPast }) => (
        <PointsYearLabel key={event.id} event={event} slab={firstSlab} isPast={isPast} words={words} scale={scale} />
      ))}
    </>
  )
}

const SLAB_LOOKS = {
  unplannedAbsence: 'year-slab fill-signal',
  tardy: 'year-slab fill-slab',
  earlyDeparture: 'year-slab fill-slab',
} as const

/** The points of one event. They move down when older ones expire, and fade in from last year if they are from there. */
function EventSlabs({
  event: { id, type },
  slabs,
  firstSlab,
  isPast,
  fadeId,
  scale: { x, y, height },
}: DrawnEvent & { fadeId: string; scale: PointsYearScale }) {
  return (
    <g className={SLAB_LOOKS[type]}>
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
          x={-PAST_WIDTH}
          width={PAST_WIDTH}
          y={y(firstSlab.base + firstSlab.points)}
          height={height(firstSlab.base, firstSlab.base + firstSlab.points)}
          fill={`url(#${fadeId})`}
          className="year-past stroke-none"
        />
      )}
    </g>
  )
}

type TabLineProps = { dayIndex: number; pieces: readonly [low: number, high: number][]; isChosen: boolean; scale: PointsYearScale }

/** The line from a slab down to its tab, in pieces between the labels of other slabs. */
const TabLine = ({ dayIndex, pieces, isChosen, scale: { x, y } }: TabLineProps) =>
  pieces.map(([low, high]) => (
    <line
      key={low}
      x1={x(dayIndex)}
      x2={x(dayIndex)}
      y1={y(high)}
      y2={y(low)}
      className={`year-drop ${isChosen ? 'year-drop-chosen' : ''}`}
    />
  ))
