import { dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearEvent, PointsYearProps } from '../pointsYearProps.ts'
import { isInYear } from './moveEvent.ts'

/** The page's own policy and year, to which a visitor can return. */
export type GivenPointsYear = Pick<PointsYearProps, 'policy' | 'year' | 'events'>

export type PointsYearState = {
  price: number
  events: PointsYearEvent[]
  /** The event that single presses move: the one that the visitor last chose, touched or focused. */
  chosenId: string
  /** What the visitor changed last, which is read out: the price, an event's day, or everything back (`reset`). */
  lastChange: 'price' | 'reset' | { movedId: string } | null
}

export type PointsYearAction =
  | { type: 'changePrice'; halfPoints: number }
  | { type: 'chooseEvent'; id: string }
  /** `dayIndex` counts from 0, January 1. */
  | { type: 'moveEvent'; id: string; dayIndex: number }
  | { type: 'moveChosenEvent'; weeks: number }
  /** Undoes all that the visitor did. */
  | { type: 'reset' }

/** @returns the year as given. The first absence with a price is chosen, so that a first press has an effect. */
export function createPointsYearState({ policy, events, year }: GivenPointsYear): PointsYearState {
  const eventsInYear = events.filter(({ day }) => isInYear(day, year))
  const first = eventsInYear.find(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none') ?? eventsInYear[0]
  return { price: policy.points.unplannedAbsence, events, chosenId: first?.id ?? '', lastChange: null }
}

/** @returns the index of an event's day */
export const findEventIndex = (events: readonly PointsYearEvent[], id: string, year: number): number =>
  dayIndexOf(events.find((event) => event.id === id)?.day ?? '', year)
