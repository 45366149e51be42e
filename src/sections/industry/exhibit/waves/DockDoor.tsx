import { designColor } from '#src/illustrations/designColor.ts'
import { OpenPlace } from '#src/illustrations/workplace/OpenPlace.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { Trailer } from './DockDefinitions.tsx'
import type { Door } from './waves.ts'

/** The ground before a door, in units of the drawing. */
const GROUND = 132
const NUMBER_COLORS: Record<Door['status'], string> = { staffed: 'signal', covered: 'go', open: 'stop' }

export type DockDoorProps = Door & {
  /** Prefix of the ids of `DockDefinitions`. */
  id: string
  /** The light of the dock, which defines it. */
  light: WorkplaceLight
  /** Neighbors have different trailers and people. */
  index: number
}

/** A door with its number and its trailer: lit with a person, or dark without anybody. */
export function DockDoor({ id, light, number, status, index }: DockDoorProps) {
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
