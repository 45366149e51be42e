import { useMemo, useRef } from 'react'
import { useIslandReady } from '#src/islands/hydration/useIslandReady.ts'
import { useSettledText } from '#src/islands/useSettledText.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate, shortDate } from '#src/lib/anywhere/time/dates.ts'
import { type CalculatedPointsYear, calculatePointsYear } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsInWords } from '#src/sections/policyTables/pointsText.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { PointsYearMove } from './controls/PointsYearMove.tsx'
import { PointsYearPrice } from './controls/PointsYearPrice.tsx'
import { nameOfEvent, PointsYearTabs } from './controls/PointsYearTabs.tsx'
import { PointsYearGrid } from './drawing/PointsYearGrid.tsx'
import { PointsYearLadder } from './drawing/PointsYearLadder.tsx'
import { PointsYearNotes } from './drawing/PointsYearNotes.tsx'
import { PointsYearSlabs, PointsYearTotal } from './drawing/PointsYearSlabs.tsx'
import { createPointsYearScale, hasPointsInWords } from './drawing/pointsYearScale.ts'
import { pointsYearAttributes } from './pointsYear.attributes.ts'
import type { PointsYearProps } from './pointsYearProps.ts'
import { priceLimitsOf, withAbsencePrice } from './state/absencePrice.ts'
import { PointsYearTable } from './table/PointsYearTable.tsx'
import { pointsYearRows } from './table/pointsYearRows.ts'
import { usePointsYear } from './usePointsYear.ts'

/** The result of the year: the total at its end, and the highest step reached, if any, with the last day on which it was reached. */
function resultSentence({ atEnd, reached }: CalculatedPointsYear, words: PointsYearWords['result']) {
  const highest = reached.toSorted((one, other) => one.step.at - other.step.at).at(-1)
  const day = highest ? shortDate(highest.day) : ''
  return {
    end: fillIn(words.end, { sum: pointsInWords(atEnd) }),
    step: !highest
      ? words.none
      : highest.step.id === 'termination'
        ? fillIn(words.last, { day })
        : fillIn(words.step, { day, step: highest.step.label.toLowerCase() }),
  }
}

/** The visitor's last change, which screen readers say before the result of the year. */
function pointsYearAnnouncement(
  { lastChange, price, events }: Pick<ReturnType<typeof usePointsYear>, 'lastChange' | 'price' | 'events'>,
  words: PointsYearWords,
) {
  if (lastChange === 'price') return `${pointsInWords(price)}.`
  if (!lastChange || lastChange === 'putBack') return ''
  const movedEvent = events.find(({ id }) => id === lastChange.movedId)
  return movedEvent ? fillIn(words.move.moved, { event: nameOfEvent(movedEvent, words), day: longDate(movedEvent.day) }) : ''
}

/**
 * One employee's year of points. A visitor changes the price of an unplanned absence and moves events to other days. The points are slabs
 * on the scale of the ladder beside them. Before hydration, without scripts and on paper it shows the policy's own price and the year's own
 * days.
 */
export function PointsYear({ year, events: givenEvents, policy, words, sample }: PointsYearProps) {
  const stage = useRef<HTMLElement>(null)
  const visitorsYear = usePointsYear({ year, events: givenEvents, policy }, stage)
  const { price, events, chosenId, lastChange } = visitorsYear
  useIslandReady(stage)
  const pricedPolicy = useMemo(() => withAbsencePrice(policy, price), [policy, price])
  const calculatedYear = useMemo(() => calculatePointsYear(events, pricedPolicy, year), [events, pricedPolicy, year])
  const rows = useMemo(() => pointsYearRows(events, pricedPolicy, year), [events, pricedPolicy, year])
  const result = resultSentence(calculatedYear, words.result)
  const announcement = useSettledText(
    lastChange ? [pointsYearAnnouncement(visitorsYear, words), result.end, result.step].join(' ').trim() : '',
  )
  const most = policy.pointLadder.at(-1)?.at ?? 0
  const scale = createPointsYearScale(calculatedYear.days, most)
  const drawingProps = { events, year, words, scale }
  return (
    <>
      <PointsYearPrice
        price={price}
        limits={priceLimitsOf(policy)}
        words={words.price}
        result={result}
        announcement={announcement}
        onChangePrice={visitorsYear.changePrice}
      />
      <figure
        ref={stage}
        className="year-chart"
        {...sharedAttributes.tool.props('PointsYear')}
        {...pointsYearAttributes.price.props(String(price))}
        {...(hasPointsInWords(calculatedYear.levels, calculatedYear.days, most) ? pointsYearAttributes.high.props() : {})}
      >
        <figcaption className="sr-only">
          {words.describe} {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </figcaption>
        <svg aria-hidden="true" className="year-plot">
          <PointsYearGrid year={year} days={calculatedYear.days} steps={policy.pointLadder} scale={scale} />
          <PointsYearSlabs {...drawingProps} piles={calculatedYear.piles} most={most} chosenId={chosenId} />
          <PointsYearTotal levels={calculatedYear.levels} scale={scale} />
          <PointsYearNotes {...drawingProps} calculatedYear={calculatedYear} most={most} windowMonths={policy.windowMonths} />
        </svg>
        <PointsYearTabs
          events={events}
          year={year}
          days={calculatedYear.days}
          chosenId={chosenId}
          words={words}
          onChoose={visitorsYear.choose}
          onMove={visitorsYear.move}
        />
        <PointsYearLadder
          steps={policy.pointLadder}
          total={calculatedYear.atEnd}
          reached={calculatedYear.reached}
          decides={words.decides}
        />
        <PointsYearMove
          events={events}
          year={year}
          chosenId={chosenId}
          isChanged={visitorsYear.isChanged}
          words={words}
          onChoose={visitorsYear.choose}
          onMove={visitorsYear.moveByWeek}
          onBack={visitorsYear.putBack}
        />
        <PointsYearTable rows={rows} words={words} />
        <p aria-hidden="true" className="year-note text-2xs text-ink-2">
          {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </p>
      </figure>
    </>
  )
}
