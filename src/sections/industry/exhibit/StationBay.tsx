import { paint } from '../../../illustrations/paint'
import { LampLight } from '../../../illustrations/workplace/LampLight'
import { Worker } from '../../../illustrations/workplace/Worker'
import { uiAttributes } from '../../../ui/ui.attributes'

/** What may stand at a line; the closed list that content chooses from (schemas/industryExhibits.ts). */
const MACHINES = {
  press: 'M34 132V22h92v32H66v48h14v30ZM82 54h32v24H82ZM76 102h58v9H76Z',
  dies: 'M22 132V36h6v96ZM122 132V36h6v96ZM22 58h106v5H22ZM22 94h106v5H22ZM34 42h30v16H34ZM76 46h38v12H76ZM34 76h42v18H34ZM86 70h28v24H86ZM38 110h66v22H38Z',
  crane:
    'M0 20h200v9H0ZM74 29h34v10H74ZM89 39h4v24h-4ZM66 63h50v6H66ZM66 69l6 10h-6ZM116 69l-6 10h6ZM91 78a27 27 0 1 1 0 54 27 27 0 0 1 0-54m0 18a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  gauge: 'M22 90h104v8H22ZM32 98h7v34h-7ZM108 98h7v34h-7ZM40 72h40v18H40ZM50 62h20v10H50ZM100 38h4v52h-4ZM80 34h36v9H80Z',
  pallet: 'M16 124h92v8H16ZM20 88h40v34H20ZM64 88h40v34H64ZM42 50h40v34H42Z',
} as const
export type MachineName = keyof typeof MACHINES

/** Names the hall's light, which its first bay defines. */
const LIGHT = 'hall'
const BAY = { width: 200, height: 154, floor: 132 }
/** Between two people who stand in one bay, and how far the last is from its wall. */
const ABREAST = { apart: 21, wall: 22 }

/** One bay of a lit hall, the people of this shift in it, and the belt that runs through all of them; its parent cuts off what is too high. */
export function StationBay({ machine, people, index }: { machine: MachineName; people: number; index: number }) {
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${BAY.width} ${BAY.height}`}
      className="block w-full overflow-visible"
    >
      {index === 0 && (
        <defs>
          <LampLight id={LIGHT} />
        </defs>
      )}
      {/* Where a bay stands beside its words, its wall goes up as far as these do, with windows, and its lamp hangs from there. */}
      <path d="M0-400h200V1H0Z" fill={paint('paint-lamp')} />
      <rect width={BAY.width} height={BAY.floor} fill={`url(#${LIGHT}-lamp)`} />
      <path d="M92 12h16l62 120H30Z" fill={`url(#${LIGHT}-beam)`} />
      <path d="M99-400h2V9h8v4H91V9h8Z" fill={paint('soot')} />
      <path d="M22-112h58v42H22ZM120-112h58v42h-58Z" fill={paint('paint-beam')} />
      {/* Posts and roof. */}
      <path d="M0-400h3v532H0ZM197-400h3v532h-3Z" fill={paint('soot')} />
      <path d="M0 0h200v6H0Z" fill={paint('soot')} className="max-lg:hidden" />
      <path d={MACHINES[machine]} fill={paint('soot')} />
      {Array.from({ length: people }, (_, place) => BAY.width - ABREAST.wall - place * ABREAST.apart).map((x, place) => (
        <Worker key={x} outfit="vest" x={x} y={BAY.floor} skin={index + place} />
      ))}
      <path d="M0 132h200v22H0Z" fill={paint('soot')} />
      <path d="M10 143H200" stroke={paint('paint-steel')} strokeWidth="9" strokeDasharray="0 20" strokeLinecap="round" />
    </svg>
  )
}
