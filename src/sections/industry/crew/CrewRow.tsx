import { designColor } from '#src/illustrations/designColor.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { createWorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { Crew } from '#src/schemas/industry/industryBlocks.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { CREW_BAY, CrewSpot } from './CrewSpot.tsx'
import { crewSpots } from './crewSpots.ts'

export type CrewRowProps = Crew & {
  /** Prefix of its gradients' ids, because a page may have several rows. */
  id: string
  workplace: WorkplaceName
  /** Spacing around it. */
  className: string
}

/** The maximum width keeps few people no larger than the words beside them. */
const widthOf = (people: number) => (people > 6 ? 'max-w-160' : people > 4 ? 'max-w-120' : 'max-w-96')

/**
 * The people that a text counts: under a lamp those who qualify, in the dark those who do not, dashed the missing ones. Hidden from screen
 * readers, because the text says the same.
 */
export function CrewRow({ id, workplace, people, able, missing = 0, names, className }: CrewRowProps) {
  const spots = crewSpots({ people, able, missing })
  const width = spots.length * CREW_BAY.width
  const light = createWorkplaceLight(id)
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className={cn(widthOf(people), className)}>
      <div className="overflow-hidden rounded-lg border border-line">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${CREW_BAY.height}`} className="block w-full">
          <defs>
            <LampLight light={light} />
          </defs>
          <path d={`M0 0h${width}v${CREW_BAY.height}H0z`} fill={designColor('paint-room')} />
          {spots.map((spot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spots are anonymous and never move
            <g key={index} transform={`translate(${index * CREW_BAY.width})`}>
              <CrewSpot spot={spot} outfit={WORKPLACES[workplace].outfit} index={index} light={light} />
            </g>
          ))}
          <path d={`M0 ${CREW_BAY.floor}h${width}v4H0z`} fill={designColor('soot')} />
        </svg>
      </div>
      {names && (
        <p className="mt-2 grid auto-cols-fr grid-flow-col gap-x-2 max-phone:hidden text-center text-xs leading-tight font-semibold">
          {names.map((name, index) => (
            <span key={name} className={cn(spots[index] !== 'able' && 'text-ink-2')}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
