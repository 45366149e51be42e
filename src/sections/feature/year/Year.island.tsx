import { useMemo, useRef } from 'react'
import { useIslandReady } from '../../../islands/hydration/useIslandReady'
import { shortDate } from '../../../lib/anywhere/dates'
import { fillIn } from '../../../lib/anywhere/fillIn'
import { priceLimits, withAbsencePrice } from '../../../lib/anywhere/year/absencePrice'
import { type YearOfPoints, yearOfPoints } from '../../../lib/anywhere/year/yearOfPoints'
import { yearRows } from '../../../lib/anywhere/year/yearRows'
import { SAMPLE_PICTURE } from '../../../site/interfaceValues'
import { pointsInWords } from '../../policy/pointsText'
import { useQuiet, useYearPrice } from './useYearPrice'
import { YearGround } from './YearGround'
import { YearLadder } from './YearLadder'
import { YearNotes } from './YearNotes'
import { YearPrice } from './YearPrice'
import { YearSlabs, YearTotal } from './YearSlabs'
import { YearTable } from './YearTable'
import { yearHooks } from './year.hooks'
import type { YearProps, YearWords } from './yearProps'
import { yearScale } from './yearScale'

/** What a price makes of the year: the total at its end, and the last step that was reached, if any. */
function resultOf({ atEnd, reached }: YearOfPoints, words: YearWords['result']) {
  const last = reached.at(-1)
  const day = last ? shortDate(last.day) : ''
  return {
    end: fillIn(words.end, { sum: pointsInWords(atEnd) }),
    step: !last
      ? words.none
      : last.step.id === 'termination'
        ? fillIn(words.last, { day })
        : fillIn(words.step, { day, step: last.step.label.toLowerCase() }),
  }
}

/**
 * One employee's year under a policy whose price for an unplanned absence a visitor changes: slabs on the scale of the ladder
 * beside them. Before hydration, without scripts and on paper it shows the policy's own price.
 */
export function Year({ year, events, policy, words, sample }: YearProps) {
  const stage = useRef<HTMLElement>(null)
  const { price, step, isLive } = useYearPrice(policy, stage)
  useIslandReady(stage)
  const priced = useMemo(() => withAbsencePrice(policy, price), [policy, price])
  const view = useMemo(() => yearOfPoints(events, priced, year), [events, priced, year])
  const rows = useMemo(() => yearRows(events, priced, year), [events, priced, year])
  const result = resultOf(view, words.result)
  const announcement = useQuiet(isLive ? `${pointsInWords(price)}. ${result.end} ${result.step}` : '')
  const scale = yearScale(view.days, policy.pointLadder.at(-1)?.at ?? 0)
  return (
    <>
      <YearPrice price={price} limits={priceLimits(policy)} words={words.price} result={result} announcement={announcement} onStep={step} />
      <figure ref={stage} className="year-chart" {...yearHooks.price.props(String(price))}>
        <figcaption className="sr-only">
          {words.describe} {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </figcaption>
        <svg aria-hidden="true" className="year-plot">
          <YearGround year={year} steps={policy.pointLadder} scale={scale} />
          <YearSlabs piles={view.piles} events={events} year={year} words={words} scale={scale} />
          <YearTotal levels={view.levels} scale={scale} />
          <YearNotes view={view} events={events} year={year} windowMonths={policy.windowMonths} words={words} scale={scale} />
        </svg>
        <YearLadder steps={policy.pointLadder} total={view.atEnd} reached={view.reached} decides={words.decides} />
        <YearTable rows={rows} words={words} />
        <p aria-hidden="true" className="year-note text-2xs text-ink-2">
          {words.note} {sample && `${SAMPLE_PICTURE}.`}
        </p>
      </figure>
    </>
  )
}
