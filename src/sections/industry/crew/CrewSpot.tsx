import { designColor } from '#src/illustrations/designColor.ts'
import { Lamp } from '#src/illustrations/workplace/Lamp.tsx'
import { type Outfit, PERSON_OUTLINE, StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { crewHeight, crewPerson, crewSilhouette } from './crewPeople.ts'
import type { SpotStatus } from './crewSpots.ts'

/** One spot of a drawn row of people, in the units of the workers. The lamp is in its middle, and people stand on its floor. */
export const CREW_BAY = { width: 34, height: 66, floor: 62 }

export type CrewSpotProps = {
  spot: SpotStatus
  outfit: Outfit
  /** Its position in the row. Neighbors look different. */
  index: number
  /** The light of the row, which defines it. */
  light: WorkplaceLight
}

/** One spot of a row of people: its person, and its light if it has one. */
export function CrewSpot({ spot, outfit, index, light }: CrewSpotProps) {
  const middle = CREW_BAY.width / 2
  const feet = `translate(${middle} ${CREW_BAY.floor}) scale(${crewHeight(index)})`
  if (spot === 'able') {
    const { height, ...person } = crewPerson(index)
    const aside = person.facing === 'left' ? 2 : -2
    return (
      <>
        <path d={`M0 0h${CREW_BAY.width}v${CREW_BAY.floor}H0z`} fill={light.wall.fill} />
        <Lamp look="low" width={CREW_BAY.width} height={CREW_BAY.floor} light={light} />
        <g transform={`translate(${middle + aside} ${CREW_BAY.floor}) scale(${height})`}>
          <StationWorker outfit={outfit} x={0} y={0} skin={index} {...person} />
        </g>
      </>
    )
  }
  if (spot === 'missing')
    return <path d={PERSON_OUTLINE} transform={feet} fill="none" stroke={designColor('stop')} strokeWidth="1.400" strokeDasharray="4 3" />
  return <path d={crewSilhouette(index)} transform={feet} fill={designColor('paint-steel')} />
}
