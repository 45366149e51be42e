import type { CallOffStage, StationState } from '../morningStates.ts'
import type { CallOff, MorningStory } from '../morningStory.ts'
import { findPlacements, MINUTES_TO_NOTIFICATION, MINUTES_TO_OFFER, type Placement, stateAfterCallOff } from './coverage.ts'

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

/** When a call-off reaches the stages that need no answer. */
const earlyStageMinutes = ({ minute }: CallOff) => ({
  reported: minute,
  notified: minute + MINUTES_TO_NOTIFICATION,
  asked: minute + MINUTES_TO_OFFER,
})

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
      const { reported, notified, asked } = earlyStageMinutes(callOff)
      return [
        createEvent('reported', reported),
        createEvent('notified', notified),
        createEvent('asked', asked),
        ...(placement ? [createEvent('filled', placement.minute, placement)] : []),
      ]
    })
    .filter(({ minute }) => minute <= story.horn)
    .toSorted((a, b) => a.minute - b.minute)
}

export type FirstCallOff = {
  /** Index of its station, and so of its bay in the plant. */
  stationIndex: number
  /** When it reaches each stage, in minutes of the day. */
  stageMinutes: Readonly<Record<CallOffStage, number>>
}

/** @returns the first call-off of the story, which home tells minute by minute; null if nobody takes the shift until the horn */
export function findFirstCallOff(story: MorningStory): FirstCallOff | null {
  const [callOff] = story.callOffs
  const placement = findPlacements(story, story.callOffs).find(({ station }) => station === callOff?.station)
  if (!callOff || !placement || placement.minute > story.horn) return null
  return {
    stationIndex: story.stations.findIndex(({ id }) => id === callOff.station),
    stageMinutes: { ...earlyStageMinutes(callOff), filled: placement.minute },
  }
}
