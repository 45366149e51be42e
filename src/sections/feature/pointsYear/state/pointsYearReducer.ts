import { calculatePrice } from './absencePrice.ts'
import { withMovedEvent } from './moveEvent.ts'
import {
  createPointsYearState,
  findEventIndex,
  type GivenPointsYear,
  type PointsYearAction,
  type PointsYearState,
} from './pointsYearState.ts'

const DAYS_PER_WEEK = 7

/** @returns the reducer for one year */
export function createPointsYearReducer(givenYear: GivenPointsYear) {
  const { policy, year } = givenYear
  const withMoved = (state: PointsYearState, id: string, dayIndex: number): PointsYearState => {
    const events = withMovedEvent(state.events, id, dayIndex, year)
    // A new state also if nothing moved, because a slider may stand where its event does not, and must follow it back.
    return events === state.events ? { ...state } : { ...state, events, chosenId: id, lastChange: { movedId: id } }
  }
  return (state: PointsYearState, action: PointsYearAction): PointsYearState => {
    switch (action.type) {
      case 'changePrice': {
        const price = calculatePrice(state.price, action.halfPoints, policy)
        return price === state.price ? state : { ...state, price, lastChange: 'price' }
      }
      case 'chooseEvent':
        return action.id === state.chosenId ? state : { ...state, chosenId: action.id }
      case 'moveEvent':
        return withMoved(state, action.id, action.dayIndex)
      case 'moveChosenEvent':
        return withMoved(state, state.chosenId, findEventIndex(state.events, state.chosenId, year) + action.weeks * DAYS_PER_WEEK)
      case 'reset':
        return { ...createPointsYearState(givenYear), chosenId: state.chosenId, lastChange: 'reset' }
    }
  }
}
