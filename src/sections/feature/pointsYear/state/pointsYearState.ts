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
  chosenId: string
  /** What the visitor changed last, which is read out: the price, an event's day, or everything back. */
  lastChange: 'price' | 'putBack' | { movedId: string } | null
}

export type PointsYearAction =
  | { do: 'changePrice'; halfPoints: number }
  | { do: 'choose'; id: string }
  /** `dayIndex` counts from 0, January 1. */
  | { do: 'move'; id: string; dayIndex: number }
  /** Moves the chosen event. */
  | { do: 'moveByWeek'; weeks: number }
  | { do: 'putBack' }

const DAYS_PER_WEEK = 7

/** @returns the year as given. The first absence with a price is chosen, so that a first press has an effect. */
export function createPointsYearState({ policy, events, year }: GivenPointsYear): PointsYearState {
  const eventsInYear = events.filter(({ day }) => isInYear(day, year))
  const first = eventsInYear.find(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none') ?? eventsInYear[0]
  return { price: policy.points.unplannedAbsence, events, chosenId: first?.id ?? '', lastChange: null }
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
    return events === state.events ? { ...state } : { ...state, events, chosenId: id, lastChange: { movedId: id } }
  }
  return (state: PointsYearState, action: PointsYearAction): PointsYearState => {
    switch (action.do) {
      case 'changePrice': {
        const price = calculatePrice(state.price, action.halfPoints, policy)
        return price === state.price ? state : { ...state, price, lastChange: 'price' }
      }
      case 'choose':
        return action.id === state.chosenId ? state : { ...state, chosenId: action.id }
      case 'move':
        return withMoved(state, action.id, action.dayIndex)
      case 'moveByWeek':
        return withMoved(state, state.chosenId, findEventIndex(state.events, state.chosenId, year) + action.weeks * DAYS_PER_WEEK)
      case 'putBack':
        return { ...createPointsYearState(givenYear), chosenId: state.chosenId, lastChange: 'putBack' }
    }
  }
}
