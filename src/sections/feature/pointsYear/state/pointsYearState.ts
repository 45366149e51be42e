import { dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearEvent, PointsYearProps } from '../pointsYearProps.ts'
import { calculatePrice } from './absencePrice.ts'
import { isInYear, withMovedEvent } from './moveEvent.ts'

/** The page's own policy and year, to which a visitor can return. */
export type GivenPointsYear = Pick<PointsYearProps, 'policy' | 'year' | 'events'>

export type PointsYearState = {
  price: number
  events: PointsYearEvent[]
  /** The event that single presses move: the one that the visitor last chose, touched or focused. */
  chosen: string
  /** The visitor's last action, which is read out: changed the price, moved an event, or undid everything. */
  did: 'step' | 'putBack' | { moved: string } | null
}

export type PointsYearAction =
  | { do: 'step'; steps: number }
  | { do: 'choose'; id: string }
  /** `dayIndex` counts from 0, January 1. */
  | { do: 'move'; id: string; dayIndex: number }
  /** Moves the chosen event. */
  | { do: 'moveByWeek'; weeks: number }
  | { do: 'putBack' }

const DAYS_PER_WEEK = 7

/** @returns the year as given. The first absence with a price is chosen, so that a first press has an effect. */
export function createPointsYearState({ policy, events, year }: GivenPointsYear): PointsYearState {
  const own = events.filter(({ day }) => isInYear(day, year))
  const first = own.find(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none') ?? own[0]
  return { price: policy.points.unplannedAbsence, events, chosen: first?.id ?? '', did: null }
}

/** @returns the index of an event's day */
export const findEventIndex = (events: readonly PointsYearEvent[], id: string, year: number): number =>
  dayIndexOf(events.find((event) => event.id === id)?.day ?? '', year)

/** @returns the reducer for one year */
export function createPointsYearReducer(givenYear: GivenPointsYear) {
  const { policy, year } = givenYear
  const withMoved = (state: PointsYearState, id: string, dayIndex: number): PointsYearState => {
    const events = withMovedEvent(state.events, id, dayIndex, year)
    // A new state also if nothing moved, because a slider may stand where its event does not, and must follow it back.
    return events === state.events ? { ...state } : { ...state, events, chosen: id, did: { moved: id } }
  }
  return (state: PointsYearState, action: PointsYearAction): PointsYearState => {
    switch (action.do) {
      case 'step': {
        const price = calculatePrice(state.price, action.steps, policy)
        return price === state.price ? state : { ...state, price, did: 'step' }
      }
      case 'choose':
        return action.id === state.chosen ? state : { ...state, chosen: action.id }
      case 'move':
        return withMoved(state, action.id, action.dayIndex)
      case 'moveByWeek':
        return withMoved(state, state.chosen, findEventIndex(state.events, state.chosen, year) + action.weeks * DAYS_PER_WEEK)
      case 'putBack':
        return { ...createPointsYearState(givenYear), chosen: state.chosen, did: 'putBack' }
    }
  }
}
