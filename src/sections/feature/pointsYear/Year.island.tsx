import { useMemo, useRef } from 'react'
import { useIslandReady } from '#src/islands/hydration/useIslandReady.ts'
import { useSettledText } from '#src/islands/useSettledText.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate, shortDate } from '#src/lib/anywhere/time/dates.ts'
import { calculateYear, type YearOfPoints } from '#src/models/pointsYear/yearOfPoints.ts'
import type { YearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsInWords } from '#src/sections/policyTables/pointsText.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { YearMove } from './controls/YearMove.tsx'
import { YearPrice } from './controls/YearPrice.tsx'
import { nameOfEvent, YearTabs } from './controls/YearTabs.tsx'
import { YearGrid } from './drawing/YearGrid.tsx'
import { YearLadder } from './drawing/YearLadder.tsx'
import { YearNotes } from './drawing/YearNotes.tsx'
import { YearSlabs, YearTotal } from './drawing/YearSlabs.tsx'
import { createYearScale, hasPointsInWords } from './drawing/yearScale.ts'
import { priceLimitsOf, withAbsencePrice } from './state/absencePrice.ts'
import { YearTable } from './table/YearTable.tsx'
import { yearRows } from './table/yearRows.ts'
import { useYear } from './useYear.ts'
import { yearAttributes } from './year.attributes.ts'
import type { YearProps } from './yearProps.ts'

/** The result of the year: the total at its end, and the highest step reached, if any, with the last day on which it was reached. */
function resultSentence({ atEnd, reached }: YearOfPoints, words: YearWords['result']) {
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
function yearAnnouncement({ did, price, events }: Pick<ReturnType<typeof useYear>, 'did' | 'price' | 'events'>, words: YearWords) {
  if (did === 'price') return `${pointsInWords(price)}.`
  const moved = did && did !== 'back' ? events.find(({ id }) => id === did.moved) : undefined
  return moved ? fillIn(words.move.moved, { event: nameOfEvent(moved, words), day: longDate(moved.day) }) : ''
}

/**
 * One employee's year of points. A visitor changes the price of an unplanned absence and moves events to other days. The points are slabs
 * on the scale of the ladder beside them. Before hydration, without scripts and on paper it shows the policy's own price and the year's own
 * days.
 */
export function Year({ year, events: givenEvents, policy, words, sample }: YearProps) {
  const stage = useRef<HTMLElement>(null)
  const visitorsYear = useYear({ year, events: givenEvents, policy }, stage)
  const { price, events, chosen, did } = visitorsYear
  useIslandReady(stage)
  const priced = useMemo(() => withAbsencePrice(policy, price), [policy, price])
  const view = useMemo(() => calculateYear(events, priced, year), [events, priced, year])
  const rows = useMemo(() => yearRows(events, priced, year), [events, priced, year])
  const result = resultSentence(view, words.result)
  const announcement = useSettledText(did ? [yearAnnouncement(visitorsYear, words), result.end, result.step].join(' ').trim() : '')
  const most = policy.pointLadder.at(-1)?.at ?? 0
  const scale = createYearScale(view.days, most)
  const drawingProps = { events, year, words, scale }
  return (
    <>
      <YearPrice
        price={price}
        limits={priceLimitsOf(policy)}
        words={words.price}
        result={result}
        announcement={announcement}
        onStep={visitorsYear.step}
      />
      <figure
        ref={stage}
        className="year-chart"
        {...sharedAttributes.tool.props('Year')}
        {...yearAttributes.price.props(String(price))}
        {...(hasPointsInWords(view.levels, view.days, most) ? yearAttributes.high.props() : {})}
      >
        <figcaption className="sr-only">
          {words.describe} {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </figcaption>
        <svg aria-hidden="true" className="year-plot">
          <YearGrid year={year} days={view.days} steps={policy.pointLadder} scale={scale} />
          <YearSlabs {...drawingProps} piles={view.piles} most={most} chosen={chosen} />
          <YearTotal levels={view.levels} scale={scale} />
          <YearNotes {...drawingProps} view={view} most={most} windowMonths={policy.windowMonths} />
        </svg>
        <YearTabs
          events={events}
          year={year}
          days={view.days}
          chosen={chosen}
          words={words}
          onChoose={visitorsYear.choose}
          onMove={visitorsYear.move}
        />
        <YearLadder steps={policy.pointLadder} total={view.atEnd} reached={view.reached} decides={words.decides} />
        <YearMove
          events={events}
          year={year}
          chosen={chosen}
          isChanged={visitorsYear.isChanged}
          words={words}
          onChoose={visitorsYear.choose}
          onMove={visitorsYear.moveByWeek}
          onBack={visitorsYear.putBack}
        />
        <YearTable rows={rows} words={words} />
        <p aria-hidden="true" className="year-note text-2xs text-ink-2">
          {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </p>
      </figure>
    </>
  )
}
