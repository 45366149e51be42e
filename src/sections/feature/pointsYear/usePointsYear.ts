import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useEarlyInput } from '#src/islandParts/hydration/useEarlyInput.ts'
import { useSettledText } from '#src/islandParts/useSettledText.ts'
import { calculatePointsYear } from '#src/models/pointsYear/pointsYear.ts'
import { pointsYearAttributes } from './pointsYear.attributes.ts'
import { animateFrom, measurePlaces } from './pointsYearMotion.ts'
import type { PointsYearProps } from './pointsYearProps.ts'
import { announcementOf, resultSentences } from './pointsYearSentences.ts'
import { withAbsencePrice } from './state/absencePrice.ts'
import { createPointsYearReducer } from './state/pointsYearReducer.ts'
import { createPointsYearState, findEventIndex, type PointsYearAction } from './state/pointsYearState.ts'

/** @returns the sliders on the line of days */
const findTabs = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLInputElement>(pointsYearAttributes.tab.selector) ?? [])]
const readTabId = (tab: HTMLInputElement) => pointsYearAttributes.tab.read(tab) ?? ''

/**
 * State of the year: the price of an absence and the days of events (`pointsYearState.ts`).
 * @param root around the sliders, and the parts that move after a change
 * @returns the state, what follows from it, and what a visitor can do
 */
export function usePointsYear({ policy, year, events: givenEvents, words }: PointsYearProps, root: RefObject<HTMLElement | null>) {
  const givenYear = useMemo(() => ({ policy, year, events: givenEvents }), [policy, year, givenEvents])
  const reduce = useMemo(() => createPointsYearReducer(givenYear), [givenYear])
  const [state, dispatch] = useReducer(reduce, givenYear, createPointsYearState)
  const { price, events } = state
  const pricedPolicy = useMemo(() => withAbsencePrice(policy, price), [policy, price])
  const calculatedYear = useMemo(() => calculatePointsYear(events, pricedPolicy, year), [events, pricedPolicy, year])

  const placesBefore = useRef<ReturnType<typeof measurePlaces>>(null)
  const act = (action: PointsYearAction) => {
    placesBefore.current = measurePlaces(root.current)
    dispatch(action)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts move when something has changed
  useLayoutEffect(() => {
    if (placesBefore.current && root.current) animateFrom(placesBefore.current, root.current)
    placesBefore.current = null
  }, [state, root])

  useEarlyInput(
    root,
    (tab) => act({ type: 'moveEvent', id: readTabId(tab), dayIndex: Number(tab.value) }),
    ({ value }) => act({ type: 'chooseEvent', id: value }),
  )
  // After hydration the sliders follow the events.
  useEffect(() => {
    for (const tab of findTabs(root.current)) tab.value = String(findEventIndex(state.events, readTabId(tab), year))
  }, [state, root, year])

  const result = resultSentences(calculatedYear, words.result)
  const announcement = useSettledText(announcementOf(state, result, words))
  const isChanged = price !== policy.points.unplannedAbsence || events.some(({ day }, index) => day !== givenEvents[index]?.day)
  const actions = {
    changePrice: (halfPoints: 1 | -1) => act({ type: 'changePrice', halfPoints }),
    chooseEvent: (id: string) => act({ type: 'chooseEvent', id }),
    moveEvent: (id: string, dayIndex: number) => act({ type: 'moveEvent', id, dayIndex }),
    moveChosenEvent: (weeks: 1 | -1) => act({ type: 'moveChosenEvent', weeks }),
    reset: () => act({ type: 'reset' }),
  }
  return { state, pricedPolicy, calculatedYear, result, announcement, isChanged, actions }
}
