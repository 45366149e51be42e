import type { CallOffStage, StationState } from '../morningStates.ts'
import type { CallOff, MorningStory } from '../morningStory.ts'
import { MINUTES_TO_NOTIFICATION, MINUTES_TO_OFFER, type Placement, stateAfterCallOff } from './coverage.ts'

/** A call-off reaches a stage, for ticks on the rail and for screen readers. */
export type MorningEvent = {
  minute: number
  stage: CallOffStage
  station: string
  /** The station's state from then on. */
  state: StationState
  /** Null until somebody takes the shift. */
  placement: Placement | null
}

/** @returns all events of the morning until the horn, in order */
export function listMorningEvents(callOffs: readonly CallOff[], placements: readonly Placement[], story: MorningStory): MorningEvent[] {
  return callOffs
    .flatMap((callOff) => {
      const placement = placements.find(({ station }) => station === callOff.station)
      const createEvent = (stage: CallOffStage, minute: number, by: Placement | null = null): MorningEvent => ({
        minute,
        stage,
        station: callOff.station,
        state: stateAfterCallOff(by, story),
        placement: by,
      })
      return [
        createEvent('reported', callOff.minute),
        createEvent('notified', callOff.minute + MINUTES_TO_NOTIFICATION),
        createEvent('asked', callOff.minute + MINUTES_TO_OFFER),
        ...(placement ? [createEvent('filled', placement.minute, placement)] : []),
      ]
    })
    .filter(({ minute }) => minute <= story.horn)
    .toSorted((a, b) => a.minute - b.minute)
}
