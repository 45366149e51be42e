import { designColor } from '#src/illustrations/designColor.ts'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { BAY, MACHINES, type MachineName } from './stationMachines.ts'

/** Distance between two people in one bay, and of the last from the wall. */
const PEOPLE_SPACING = { apart: 21, wall: 22 }

export type StationBayProps = {
  machine: MachineName
  people: number
  /** Its position in the hall. Neighbors look different. */
  index: number
  /** The light of the hall, which defines it. */
  light: WorkplaceLight
}

/** One bay of a lit hall, the people of this shift in it, and the belt through all bays. */
export function StationBay({ machine, people, index, light }: StationBayProps) {
  const { body, steel, bright, pose } = MACHINES[machine]
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} viewBox={`0 0 ${BAY.width} ${BAY.height}`} className="block w-full">
      <rect width={BAY.width} height={BAY.floor} fill={light.wall.fill} />
      <path d="M92 12h16l62 120H30Z" fill={light.beam.fill} />
      {/* Roof, posts and the lamp. */}
      <path d="M0 0h200v132h-3V6H101v3h8v4H91V9h8V6H3v126H0Z" fill={designColor('soot')} />
      <path d={body} fill={designColor('soot')} />
      <path d={steel} fill={designColor('paint-steel')} />
      <path d={bright} fill={designColor('signal')} />
      {Array.from({ length: people }, (_, person) => BAY.width - PEOPLE_SPACING.wall - person * PEOPLE_SPACING.apart).map((x, person) => (
        <StationWorker key={x} outfit="vest" x={x} y={BAY.floor} skin={index + person} pose={person === people - 1 ? pose : 'machine'} />
      ))}
      <path d="M0 132h200v22H0Z" fill={designColor('soot')} />
      <path d="M10 143H200" stroke={designColor('paint-steel')} strokeWidth="9" strokeDasharray="0 20" strokeLinecap="round" />
    </svg>
  )
}
