import { useMemo, useRef } from 'react'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { PointsYearMove } from './controls/PointsYearMove.tsx'
import { PointsYearPrice } from './controls/PointsYearPrice.tsx'
import { PointsYearTabs } from './controls/PointsYearTabs.tsx'
import { PointsYearGrid } from './drawing/PointsYearGrid.tsx'
import { PointsYearLadder } from './drawing/PointsYearLadder.tsx'
import { PointsYearNotes } from './drawing/PointsYearNotes.tsx'
import { PointsYearSlabs } from './drawing/PointsYearSlabs.tsx'
import { PointsYearTotal } from './drawing/PointsYearTotal.tsx'
import { createPointsYearScale, hasPointsInWords } from './drawing/pointsYearScale.ts'
import { pointsYearAttributes } from './pointsYear.attributes.ts'
import type { PointsYearProps } from './pointsYearProps.ts'
import { priceLimitsOf } from './state/absencePrice.ts'
import { PointsYearTable } from './table/PointsYearTable.tsx'
import { pointsYearRows } from './table/pointsYearRows.ts'
import { usePointsYear } from './usePointsYear.ts'

/**
 * One employee's year of points. A visitor changes the price of an unplanned absence and moves events to other days. The points are slabs
 * on the scale of the ladder beside them. Before hydration, without scripts and on paper it shows the policy's own price and the year's own
 * days.
 */
export function PointsYear(props: PointsYearProps) {
  const { year, policy, words, sample } = props
  const root = useRef<HTMLElement>(null)
  const { state, pricedPolicy, calculatedYear, result, announcement, isChanged, actions } = usePointsYear(props, root)
  const { price, events, chosenId } = state
  useIslandReady(root)

  const rows = useMemo(() => pointsYearRows(events, pricedPolicy, year), [events, pricedPolicy, year])
  const scale = createPointsYearScale(calculatedYear.days, policy.pointLadder.at(-1)?.at ?? 0)
  const drawingProps = { events, year, words, scale }
  return (
    <>
      <PointsYearPrice
        price={price}
        limits={priceLimitsOf(policy)}
        words={words.price}
        result={result}
        announcement={announcement}
        onChangePrice={actions.changePrice}
      />
      <figure
        ref={root}
        className="year-chart"
        {...sharedAttributes.tool.props('PointsYear')}
        {...pointsYearAttributes.price.props(String(price))}
        {...pointsYearAttributes.most.props(String(scale.maxPoints))}
        {...(hasPointsInWords(calculatedYear.levels, scale) ? pointsYearAttributes.high.props() : {})}
      >
        <figcaption className="sr-only">
          {words.describe} {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </figcaption>
        <svg aria-hidden="true" className="year-plot">
          <PointsYearGrid year={year} steps={policy.pointLadder} scale={scale} />
          <PointsYearSlabs {...drawingProps} piles={calculatedYear.piles} chosenId={chosenId} />
          <PointsYearTotal levels={calculatedYear.levels} scale={scale} />
          <PointsYearNotes {...drawingProps} calculatedYear={calculatedYear} windowMonths={policy.windowMonths} />
        </svg>
        <PointsYearTabs
          events={events}
          year={year}
          days={calculatedYear.days}
          chosenId={chosenId}
          words={words}
          onChooseEvent={actions.chooseEvent}
          onMoveEvent={actions.moveEvent}
        />
        <PointsYearLadder
          steps={policy.pointLadder}
          scale={scale}
          total={calculatedYear.pointsAtEnd}
          reachedSteps={calculatedYear.reachedSteps}
          decides={words.decides}
        />
        <PointsYearMove
          events={events}
          year={year}
          chosenId={chosenId}
          isChanged={isChanged}
          words={words}
          onChooseEvent={actions.chooseEvent}
          onMoveChosenEvent={actions.moveChosenEvent}
          onReset={actions.reset}
        />
        <PointsYearTable rows={rows} words={words} />
        <p aria-hidden="true" className="year-note text-2xs text-ink-2">
          {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </p>
      </figure>
    </>
  )
}
