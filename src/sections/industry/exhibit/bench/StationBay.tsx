import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { type Pose, StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

type Machine = {
  /** Dark shapes, steel shapes before them, and bright ones. */
  body: string
  steel: string
  bright: string
  /** Pose of the person nearest to it. */
  pose: Pose
}
/** Machines of a line, a closed list that content chooses from (schemas/industry/industryExhibits.ts). */
const MACHINES = {
  press: {
    body: 'M34 132V22h92v32H66v48h14v30ZM82 54h32v24H82ZM76 102h58v9H76Z',
    steel: 'M40 58h20v36H40ZM86 56h24v14H86ZM78 78h40v8H78ZM80 114h50v4H80Z',
    bright: 'M72 28h9l-8 16h-9ZM92 28h9l-8 16h-9ZM112 28h9l-8 16h-9Z',
    pose: 'machine',
  },
  dies: {
    body: 'M22 132V36h6v96ZM122 132V36h6v96ZM22 58h106v5H22ZM22 94h106v5H22ZM22 126h106v6H22Z',
    steel: 'M34 40h30v18H34ZM76 46h38v12H76ZM34 76h42v18H34ZM86 70h28v24H86ZM38 108h66v18H38Z',
    bright: 'M34 50h30v3H34ZM34 86h42v3H34ZM38 116h66v3H38Z',
    pose: 'carrying',
  },
  crane: {
    body: 'M0 20h200v9H0ZM89 39h4v24h-4ZM91 78a27 27 0 1 1 0 54 27 27 0 0 1 0-54m0 18a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM163 29h2v46h-2Z',
    steel: 'M74 29h34v10H74ZM91 84a21 21 0 1 1 0 42 21 21 0 0 1 0-42m0 3.500a17.500 17.500 0 1 0 0 35 17.500 17.500 0 0 0 0-35Z',
    bright: 'M89 60h4l22 26h-6L91 65 73 86h-6ZM160 75h8v10h-8Z',
    pose: 'reaching',
  },
  gauge: {
    body: 'M22 90h104v8H22ZM32 98h7v34h-7ZM108 98h7v34h-7ZM26 46h32v24H26ZM39 70h6v20h-6ZM84 52h5v20h-5Z',
    steel: 'M100 38h7v52h-7ZM80 42h27v9H80ZM72 78h24v12H72ZM22 101h104v2H22Z',
    bright: 'M29 49h26v18H29Z',
    pose: 'machine',
  },
  pallet: {
    body: 'M16 124h92v8H16Z',
    steel: 'M20 88h40v34H20ZM64 88h40v34H64ZM42 50h40v34H42Z',
    bright: 'M36 88h8v34h-8ZM80 88h8v34h-8ZM58 50h8v34h-8Z',
    pose: 'carrying',
  },
} as const satisfies Record<string, Machine>
export type MachineName = keyof typeof MACHINES

const BAY = { width: 200, height: 154, floor: 132 }
/** Distance between two people in one bay, and of the last from the wall. */
const PEOPLE_SPACING = { apart: 21, wall: 22 }

export type StationBayProps = {
  machine: MachineName
  people: number
  index: number
  /** Prefix of the ids of the hall's light, which its first bay defines. */
  light: string
}

/** One bay of a lit hall, the people of this shift in it, and the belt through all bays. */
export function StationBay({ machine, people, index, light }: StationBayProps) {
  const { body, steel, bright, pose } = MACHINES[machine]
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} viewBox={`0 0 ${BAY.width} ${BAY.height}`} className="block w-full">
      {index === 0 && (
        <defs>
          <LampLight id={light} />
        </defs>
      )}
      <rect width={BAY.width} height={BAY.floor} fill={`url(#${light}-lamp)`} />
      <path d="M92 12h16l62 120H30Z" fill={`url(#${light}-beam)`} />
      {/* Roof, posts and the lamp. */}
      <path d="M0 0h200v132h-3V6H101v3h8v4H91V9h8V6H3v126H0Z" fill={designColor('soot')} />
      <path d={body} fill={designColor('soot')} />
      <path d={steel} fill={designColor('paint-steel')} />
      <path d={bright} fill={designColor('signal')} />
      {Array.from({ length: people }, (_, place) => BAY.width - PEOPLE_SPACING.wall - place * PEOPLE_SPACING.apart).map((x, place) => (
        <StationWorker key={x} outfit="vest" x={x} y={BAY.floor} skin={index + place} pose={place === people - 1 ? pose : 'machine'} />
      ))}
      <path d="M0 132h200v22H0Z" fill={designColor('soot')} />
      <path d="M10 143H200" stroke={designColor('paint-steel')} strokeWidth="9" strokeDasharray="0 20" strokeLinecap="round" />
    </svg>
  )
}

/** Higher than a bay of the hall: its lamp hangs from far above, and its floor continues to the front. */
const EMPTY = { top: -44, height: 202, floor: 126, x: 160 } as const
/** Head and body of a standing person, each one outline, from the feet up. */
const OUTLINE =
  'M0-67a11 11 0 1 1 .01 0zM-9 0L-11.500-31C-16.500-31-18-35-17.500-41L-16-51Q-14-62.500-4-62.500H4Q14-62.500 16-51L17.500-41C18-35 16.500-31 11.500-31L9 0z'

export type UnlitBayProps = { machine: MachineName }

/** A bay without its person: the machine in the dark, and a dashed outline of the missing person in the light of the lamp. */
export function UnlitBay({ machine }: UnlitBayProps) {
  const light = useId()
  const { body, steel, bright } = MACHINES[machine]
  const { top, height, floor, x } = EMPTY
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} viewBox={`0 ${top} ${BAY.width} ${height}`} className="block w-full">
      <defs>
        <linearGradient id={light} x2="0" y2="1">
          <stop stopColor={designColor('paint-beam')} stopOpacity=".8" />
          <stop offset="1" stopColor={designColor('paint-lamp')} stopOpacity=".14" />
        </linearGradient>
      </defs>
      <path d={`M0 ${top}h${BAY.width}v${height}H0z`} fill={designColor('paint-room')} />
      <path d={`M0 ${floor}h${BAY.width}v${top + height - floor}H0z`} fill={designColor('soot')} />
      <g transform={`translate(-22 ${floor - BAY.floor})`}>
        <path d={body} fill={designColor('soot')} stroke={designColor('paint-steel')} strokeWidth="1.500" />
        <path d={steel} fill={designColor('paint-steel')} />
        <path d={bright} fill={designColor('signal-deep')} />
      </g>
      {/* The light stands on the floor, at the operator's place. */}
      <ellipse cx={x} cy={floor + 14} rx="38" ry="8" fill={designColor('paint-lamp')} />
      <path d={`M${x - 8}-8h16L${x + 38} ${floor + 14}a38 8 0 0 1-76 0z`} fill={`url(#${light})`} />
      <path d={`M${x - 1} ${top}h2v30h5l6 7h-24l6-7h5z`} fill={designColor('paint-steel')} />
      <path
        d={OUTLINE}
        transform={`translate(${x} ${floor + 14}) scale(1.12)`}
        fill={designColor('paint-room')}
        fillOpacity=".82"
        stroke={designColor('stop')}
        strokeWidth="1.800"
        strokeDasharray="5 3.500"
        strokeLinejoin="round"
      />
    </svg>
  )
}
