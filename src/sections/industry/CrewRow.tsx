import { paint } from '#src/illustrations/paint.ts'
import { CREW_BAY, CrewPlace } from '#src/illustrations/workplace/crew/CrewPlace.tsx'
import { crewPlaces } from '#src/illustrations/workplace/crew/crewPlaces.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import type { Crew } from '#src/schemas/industry/industryBlocks.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type CrewRowProps = Crew & {
  /** Ids of its gradients begin with this: a page may have several rows. */
  id: string
  workplace: WorkplaceName
}

/** However few they are, they are not drawn larger than the words beside them want. */
const widthOf = (people: number) => (people > 6 ? 'max-w-160' : people > 4 ? 'max-w-120' : 'max-w-96')

/**
 * What a text says of so many people, as people: under a lamp who is there and may step in, in the dark who may not, dashed who
 * is missing. The text says it all, so it is hidden from those who hear the page.
 */
export function CrewRow({ id, workplace, people, able, missing = 0, names }: CrewRowProps) {
  const places = crewPlaces({ people, able, missing })
  const width = places.length * CREW_BAY.width
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className={cn('mt-4', widthOf(people))}>
      <div className="overflow-hidden rounded-lg border border-line">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${CREW_BAY.height}`} className="block w-full">
          <defs>
            <LampLight id={id} />
          </defs>
          <path d={`M0 0h${width}v${CREW_BAY.height}H0z`} fill={paint('paint-room')} />
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are anonymous and never move
            <g key={index} transform={`translate(${index * CREW_BAY.width})`}>
              <CrewPlace place={place} outfit={WORKPLACES[workplace].outfit} index={index} light={id} />
            </g>
          ))}
          <path d={`M0 ${CREW_BAY.floor}h${width}v4H0z`} fill={paint('soot')} />
        </svg>
      </div>
      {names && (
        <p className="mt-2 grid auto-cols-fr grid-flow-col gap-x-2 max-phone:hidden text-center text-xs leading-tight font-semibold">
          {names.map((name, index) => (
            <span key={name} className={cn(places[index] !== 'able' && 'text-ink-2')}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
