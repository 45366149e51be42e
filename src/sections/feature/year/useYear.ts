import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeOf } from '../../../lib/anywhere/year/yearOfPoints'
import { priceAfter } from './absencePrice'
import { isOfYear, moveEvent } from './moveEvent'
import { yearAttributes } from './year.attributes'
import { comeFrom, placesOf } from './yearMotion'
import type { YearEvent, YearProps } from './yearProps'

type State = {
  price: number
  events: YearEvent[]
  /** The event that single presses move: the one that a visitor last chose, touched or focused. */
  chosen: string
  /** What a visitor did last, which is read out: set a price, moved an event, put everything back; nothing before. */
  did: 'price' | 'back' | { moved: string } | null
}

const WEEK = 7

/** As the policy and the record have it; chosen is the first absence that costs something, so that a first press shows what a move does. */
function beginning({ policy, events, year }: Omit<YearProps, 'words' | 'sample'>): State {
  const own = events.filter(({ day }) => isOfYear(day, year))
  const first = own.find(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none') ?? own[0]
  return { price: policy.points.unplannedAbsence, events, chosen: first?.id ?? '', did: null }
}

/** @returns the sliders on the line of days */
const tabsOf = (stage: HTMLElement | null) => [...(stage?.querySelectorAll<HTMLInputElement>(yearAttributes.tab.selector) ?? [])]
const idOf = (tab: HTMLInputElement) => yearAttributes.tab.read(tab) ?? ''

/**
 * The year in a visitor's hands: what an absence costs, and the days on which events happened.
 * @param stage around the sliders, and the parts that move when something changes
 */
export function useYear(props: Omit<YearProps, 'words' | 'sample'>, stage: RefObject<HTMLElement | null>) {
  const { policy, year } = props
  const [state, setState] = useState(() => beginning(props))
  const before = useRef<ReturnType<typeof placesOf>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts move when something has changed
  useLayoutEffect(() => {
    if (before.current && stage.current) comeFrom(before.current, stage.current)
    before.current = null
  }, [state, stage])

  const change = (next: Partial<State>) => {
    before.current = placesOf(stage.current)
    setState({ ...state, ...next })
  }
  const placeIn = (events: YearEvent[], id: string) => placeOf(events.find((event) => event.id === id)?.day ?? '', year)
  /** A slider may stand where its event does not: on a day that is taken, or moved by other means. */
  const follow = (events: YearEvent[]) => {
    for (const tab of tabsOf(stage.current)) tab.value = String(placeIn(events, idOf(tab)))
  }
  // Once: what was pulled before the script came keeps its place. Later the sliders follow the events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what is there at the beginning
  useEffect(() => {
    const pulled = tabsOf(stage.current).filter((tab) => Number(tab.value) !== placeIn(state.events, idOf(tab)))
    const events = pulled.reduce((now, tab) => moveEvent(now, idOf(tab), Number(tab.value), year), state.events)
    const last = pulled.at(-1)
    if (last) change({ events, chosen: idOf(last), did: { moved: idOf(last) } })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once events have moved
  useEffect(() => follow(state.events), [state.events])

  const move = (id: string, place: number) => {
    const events = moveEvent(state.events, id, place, year)
    if (events === state.events) follow(events)
    else change({ events, chosen: id, did: { moved: id } })
  }
  return {
    ...state,
    isChanged: state.price !== policy.points.unplannedAbsence || state.events.some(({ day }, index) => day !== props.events[index]?.day),
    step: (steps: 1 | -1) => {
      const price = priceAfter(state.price, steps, policy)
      if (price !== state.price) change({ price, did: 'price' })
    },
    choose: (chosen: string) => chosen !== state.chosen && setState({ ...state, chosen }),
    move,
    moveByWeek: (weeks: 1 | -1) => move(state.chosen, placeIn(state.events, state.chosen) + weeks * WEEK),
    putBack: () => change({ ...beginning(props), chosen: state.chosen, did: 'back' }),
  }
}
