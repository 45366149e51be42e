import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useEarlyInput } from '#src/islands/hydration/useEarlyInput.ts'
import { createYearReducer, createYearState, findEventPlace, type GivenYear, type YearAction } from './state/yearState.ts'
import { yearAttributes } from './year.attributes.ts'
import { animateFrom, measurePlaces } from './yearMotion.ts'

/** @returns the sliders on the line of days */
const findTabs = (stage: HTMLElement | null) => [...(stage?.querySelectorAll<HTMLInputElement>(yearAttributes.tab.selector) ?? [])]
const readTabId = (tab: HTMLInputElement) => yearAttributes.tab.read(tab) ?? ''

/**
 * State of the year: the price of an absence and the days of events (`yearState.ts`).
 * @param stage around the sliders, and the parts that move after a change
 */
export function useYear({ policy, year, events: givenEvents }: GivenYear, stage: RefObject<HTMLElement | null>) {
  const given = useMemo(() => ({ policy, year, events: givenEvents }), [policy, year, givenEvents])
  const reduce = useMemo(() => createYearReducer(given), [given])
  const [state, dispatch] = useReducer(reduce, given, createYearState)
  const before = useRef<ReturnType<typeof measurePlaces>>(null)
  const act = (action: YearAction) => {
    before.current = measurePlaces(stage.current)
    dispatch(action)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts move when something has changed
  useLayoutEffect(() => {
    if (before.current && stage.current) animateFrom(before.current, stage.current)
    before.current = null
  }, [state, stage])

  useEarlyInput(stage, (tab) => act({ do: 'move', id: readTabId(tab), place: Number(tab.value) }))
  // After hydration the sliders follow the events.
  useEffect(() => {
    for (const tab of findTabs(stage.current)) tab.value = String(findEventPlace(state.events, readTabId(tab), year))
  }, [state, stage, year])

  return {
    ...state,
    isChanged: state.price !== policy.points.unplannedAbsence || state.events.some(({ day }, index) => day !== givenEvents[index]?.day),
    step: (steps: 1 | -1) => act({ do: 'step', steps }),
    choose: (id: string) => act({ do: 'choose', id }),
    move: (id: string, place: number) => act({ do: 'move', id, place }),
    moveByWeek: (weeks: 1 | -1) => act({ do: 'moveByWeek', weeks }),
    putBack: () => act({ do: 'putBack' }),
  }
}
