import { paint } from '../paint'
import type { Place } from './crewPlaces'
import { Lamp } from './Lamp'
import { type Outfit, SOMEBODY, Worker } from './Worker'

/** One place of a drawn row of people, in units of the workers: its middle is that of its lamp, and all stand on its floor. */
export const CREW_BAY = { width: 34, height: 66, floor: 62 }

export type CrewPlaceProps = {
  place: Place
  outfit: Outfit
  /** Which one of the row: neighbors look unlike. */
  index: number
  /** Id of the `LampLight` in the drawing's definitions. */
  light: string
}

/** One place of a row of people: its light, where it has any, and who is there. */
export function CrewPlace({ place, outfit, index, light }: CrewPlaceProps) {
  const middle = CREW_BAY.width / 2
  const feet = `translate(${middle} ${CREW_BAY.floor})`
  if (place === 'able')
    return (
      <>
        <path d={`M0 0h${CREW_BAY.width}v${CREW_BAY.floor}H0z`} fill={`url(#${light}-lamp)`} />
        <Lamp look="low" width={CREW_BAY.width} height={CREW_BAY.floor} light={light} />
        <Worker outfit={outfit} x={middle + 2} y={CREW_BAY.floor} skin={index} />
      </>
    )
  if (place === 'missing')
    return <path d={SOMEBODY} transform={feet} fill="none" stroke={paint('stop')} strokeWidth="1.400" strokeDasharray="4 3" />
  return <path d={SOMEBODY} transform={feet} fill={paint('paint-steel')} />
}
