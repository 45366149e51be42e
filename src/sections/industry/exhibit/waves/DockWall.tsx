import { designColor } from '#src/illustrations/designColor.ts'
import { TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/Lamp.tsx'
import { OpenPlace } from '#src/illustrations/workplace/OpenPlace.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { drawShape } from '#src/illustrations/workplace/shape.tsx'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import type { Door } from './waves.ts'

/** Width of a door with the pier beside it, and height of the drawing, in its units. */
const SIZE = { door: 84, height: 148 }
/** A door's drawing begins this far to the left of its place in the wall. */
const DOOR_MARGIN = 8
/** How far the wall continues to the edge of the widest page. */
const EXTENSION = 1600
/** Colors of the lights on the ground before the doors. */
const GROUND_COLORS: Record<Door['status'], string> = { staffed: 'deck-line', covered: 'go', open: 'stop' }

export type DockWallProps = {
  /** Prefix of the ids of `DockDefinitions`. */
  id: string
  /** The light of the dock, which defines it. */
  light: WorkplaceLight
  doors: readonly Door[]
  /** The position of their wave. Neighbors have different people. */
  waveIndex: number
  /** The page's edge to which the wall continues where the waves stand beside each other. */
  pageEdge: 'left' | 'right' | undefined
}

/** The wall of a dock with the doors of one wave. */
export function DockWall({ id, light, doors, waveIndex, pageEdge }: DockWallProps) {
  const width = doors.length * SIZE.door
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${width} ${SIZE.height}`}
      className="block w-full lg:overflow-visible md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1"
    >
      {pageEdge && <WallExtension x={pageEdge === 'left' ? -EXTENSION : width} />}
      <path d={`M0 6h${width}v126H0Z`} fill={designColor('soot')} />
      <path d={`M0 0h${width}v6H0Z`} fill={designColor('paint-steel')} />
      {doors.map((door, index) => (
        <g key={door.number} transform={`translate(${index * SIZE.door - DOOR_MARGIN} 0)`}>
          <DockDoor {...door} id={id} light={light} index={index + waveIndex} />
        </g>
      ))}
      <path d={`M0 132h${width}v3H0Z`} fill={designColor('paint-steel')} />
      {doors.map(({ number, status }, index) => (
        <path key={number} d={`M${index * SIZE.door + 4} 135h76v7h-76Z`} fill={designColor(GROUND_COLORS[status])} />
      ))}
    </svg>
  )
}

const WallExtension = ({ x }: { x: number }) => (
  <g className="max-lg:hidden" transform={`translate(${x} 0)`}>
    <path d={`M0 6h${EXTENSION}v126H0Z`} fill={designColor('soot')} />
    <path d={`M0 0h${EXTENSION}v6H0ZM0 132h${EXTENSION}v3H0Z`} fill={designColor('paint-steel')} />
  </g>
)

/** The ground before a door, in units of the drawing. */
const GROUND = 132
const NUMBER_COLORS: Record<Door['status'], string> = { staffed: 'signal', covered: 'go', open: 'stop' }

type DockDoorProps = Door & {
  /** Prefix of the ids of `DockDefinitions`. */
  id: string
  /** The light of the dock, which defines it. */
  light: WorkplaceLight
  /** Neighbors have different trailers and people. */
  index: number
}

/** A door with its number and its trailer: lit with a person, or dark without anybody. */
function DockDoor({ id, light, number, status, index }: DockDoorProps) {
  return (
    <>
      <text x="50" y="29" textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize="22" fill={designColor(NUMBER_COLORS[status])}>
        {number}
      </text>
      {status === 'open' ? <DarkDoor id={id} index={index} /> : <LitDoor id={id} light={light} index={index} />}
      {/* The rolled-up shutter. */}
      <path d="M12 40h76v4H12ZM12 46h76v3H12Z" fill={designColor('soot')} />
      {/* A solid outline for a covered door, as on the page's first screen. */}
      {status === 'covered' && <rect x="11" y="39" width="78" height="94" rx="4" fill="none" stroke={designColor('go')} strokeWidth="4" />}
    </>
  )
}

type DoorwayProps = Pick<DockDoorProps, 'id' | 'index'>

const DarkDoor = ({ id, index }: DoorwayProps) => (
  <>
    <path d="M12 40h76v92H12Z" fill={designColor('paint-room')} />
    <Trailer id={id} index={index} />
    <OpenPlace outline="M13 41h74v90H13Z" strokeWidth="2.500" />
  </>
)

const LitDoor = ({ id, light, index }: DoorwayProps & Pick<DockDoorProps, 'light'>) => (
  <>
    <path d="M12 40h76v92H12Z" fill={light.wall.fill} />
    <path d="M44 46h12l24 86H20Z" fill={light.beam.fill} />
    <Trailer id={id} index={index} />
    <StationWorker outfit="vest" x={75} y={GROUND} skin={index} pose={index % 2 ? 'machine' : 'carrying'} />
  </>
)

const trailerId = (id: string, trailer: number) => `${id}-trailer${trailer}`

/** The light and the trailers of the dock, once for the doors of all waves. */
export const DockDefinitions = ({ id, light }: { id: string; light: WorkplaceLight }) => (
  <SharedDefinitions>
    <LampLight light={light} />
    {TRAILERS.map((shapes, trailer) => (
      <g key={trailerId(id, trailer)} id={trailerId(id, trailer)}>
        {shapes.map(drawShape)}
      </g>
    ))}
  </SharedDefinitions>
)

type TrailerProps = {
  /** Prefix of the ids of `DockDefinitions`. */
  id: string
  /** The trailer's door. Neighbors have different trailers. */
  index: number
}

/** A trailer of the page's first screen, in the size of a door of the exhibit. */
const Trailer = ({ id, index }: TrailerProps) => (
  <use href={`#${trailerId(id, index % TRAILERS.length)}`} transform="translate(6 46.500) scale(.75)" />
)
