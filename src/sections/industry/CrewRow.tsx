import { paint } from '../../illustrations/paint'
import { LampLight } from '../../illustrations/workplace/LampLight'
import { type Outfit, SOMEBODY, Worker } from '../../illustrations/workplace/Worker'
import { WORKPLACES } from '../../illustrations/workplace/workplaces'
import { cn } from '../../lib/anywhere/cn'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import { uiAttributes } from '../../ui/ui.attributes'
import { crewPlaces, type Place } from './crewPlaces'

export type CrewRowProps = {
  /** Ids of its gradients begin with this: a page may have several rows. */
  id: string
  workplace: WorkplaceName
  /** How many there are, how many of them count here, and how many are missing. */
  people: number
  able?: number | undefined
  missing?: number | undefined
  /** Below each, who it is. */
  names?: readonly string[] | undefined
}

/** However few they are, they are not drawn larger than the words beside them want. */
const widthOf = (people: number) => (people > 6 ? 'max-w-160' : people > 4 ? 'max-w-120' : 'max-w-96')

/** One place of the row, in units of the workers. */
const BAY = { width: 34, height: 66, floor: 62 }

/**
 * What a text says of so many people, as people: under a lamp who is there and may step in, in the dark who may not, dashed who
 * is missing. The text says it all, so it is hidden from those who hear the page.
 */
export function CrewRow({ id, workplace, people, able, missing = 0, names }: CrewRowProps) {
  const places = crewPlaces({ people, able, missing })
  const width = places.length * BAY.width
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className={cn('mt-4', widthOf(people))}>
      <div className="overflow-hidden rounded-lg border border-line">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${BAY.height}`} className="block w-full">
          <defs>
            <LampLight id={id} />
          </defs>
          <path d={`M0 0h${width}v${BAY.height}H0z`} fill={paint('paint-room')} />
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are anonymous and never move
            <g key={index} transform={`translate(${index * BAY.width})`}>
              <PlaceOf place={place} outfit={WORKPLACES[workplace].outfit} index={index} light={id} />
            </g>
          ))}
          <path d={`M0 ${BAY.floor}h${width}v4H0z`} fill={paint('soot')} />
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

/** One place of a row: its light, where it has any, and who is there; `index` makes neighbors look unlike. */
export function PlaceOf({ place, outfit, index, light }: { place: Place; outfit: Outfit; index: number; light: string }) {
  const middle = BAY.width / 2
  const feet = `translate(${middle} ${BAY.floor})`
  if (place === 'able')
    return (
      <>
        <path d={`M0 0h${BAY.width}v${BAY.floor}H0z`} fill={`url(#${light}-lamp)`} />
        <path d={`M${middle - 4} 3h8l11 59H${middle - 15}z`} fill={`url(#${light}-beam)`} />
        <path d={`M${middle - 4} 3l2-3h4l2 3z`} fill={paint('soot')} />
        <Worker outfit={outfit} x={middle + 2} y={BAY.floor} skin={index} />
      </>
    )
  if (place === 'missing')
    return <path d={SOMEBODY} transform={feet} fill="none" stroke={paint('stop')} strokeWidth="1.400" strokeDasharray="4 3" />
  return <path d={SOMEBODY} transform={feet} fill={paint('paint-steel')} />
}
