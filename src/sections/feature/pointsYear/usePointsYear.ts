import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useEarlyInput } from '#src/islands/hydration/useEarlyInput.ts'
import { pointsYearAttributes } from './pointsYear.attributes.ts'
import { animateFrom, measurePlaces } from './pointsYearMotion.ts'
import {
  createPointsYearReducer,
  createPointsYearState,
  findEventIndex,
  type GivenPointsYear,
  type PointsYearAction,
} from './state/pointsYearState.ts'

/** @returns the sliders on the line of days */
const findTabs = (stage: HTMLElement | null) => [...(stage?.querySelectorAll<HTMLInputElement>(pointsYearAttributes.tab.selector) ?? [])]
const readTabId = (tab: HTMLInputElement) => pointsYearAttributes.tab.read(tab) ?? ''

/**
 * State of the year: the price of an absence and the days of events (`pointsYearState.ts`).
 * @param stage around the sliders, and the parts that move after a change
 */
export function usePointsYear({ policy, year, events: givenEvents }: GivenPointsYear, stage: RefObject<HTMLElement | null>) {
  const givenYear = useMemo(() => ({ policy, year, events: givenEvents }), [policy, year, givenEvents])
  const reduce = useMemo(() => createPointsYearReducer(givenYear), [givenYear])
  const [state, dispatch] = useReducer(reduce, givenYear, createPointsYearState)
  const placesBefore = useRef<ReturnType<typeof measurePlaces>>(null)
  const act = (action: PointsYearAction) => {
    placesBefore.current = measurePlaces(stage.current)
    dispatch(action)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts move when something has changed
  useLayoutEffect(() => {
    if (placesBefore.current && stage.current) animateFrom(placesBefore.current, stage.current)
    placesBefore.current = null
  }, [state, stage])

  useEarlyInput(
    stage,
    (tab) => act({ do: 'move', id: readTabId(tab), dayIndex: Number(tab.value) }),
    ({ value }) => act({ do: 'choose', id: value }),
  )
  // After hydration the sliders follow the events.
  useEffect(() => {
    for (const tab of findTabs(stage.current)) tab.value = String(findEventIndex(state.events, readTabId(tab), year))
  }, [state, stage, year])

  return {
    ...state,
    isChanged: state.price !== policy.points.unplannedAbsence || state.events.some(({ day }, index) => day !== givenEvents[index]?.day),
    changePrice: (halfPoints: 1 | -1) => act({ do: 'changePrice', halfPoints }),
    choose: (id: string) => act({ do: 'choose', id }),
    move: (id: string, dayIndex: number) => act({ do: 'move', id, dayIndex }),
    moveByWeek: (weeks: 1 | -1) => act({ do: 'moveByWeek', weeks }),
    putBack: () => act({ do: 'putBack' }),
  }
}
