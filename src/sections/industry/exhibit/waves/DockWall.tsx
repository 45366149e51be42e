import { designColor } from '#src/illustrations/designColor.ts'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { DockDoor } from './DockDoor.tsx'
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
