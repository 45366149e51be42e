import { drawShape } from '#src/illustrations/workplace/drawShape.tsx'
import { GAUGE, PRESS, TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { StationWorker, type StationWorkerProps } from '#src/illustrations/workplace/StationWorker.tsx'
import type { Shape } from '#src/illustrations/workplace/shape.ts'
import { BAY_SIZE, type OneForEachBay, PLANT_IDS, PLANT_LIGHT } from './plantBays.ts'
import { FORKLIFT, MACHINING, PACKING } from './plantMachines.ts'

const MACHINES: OneForEachBay<{ things: readonly Shape[]; transform?: string }> = [
  { things: PRESS },
  { things: FORKLIFT },
  { things: PACKING },
  { things: MACHINING },
  { things: GAUGE },
  // The doors of a dock are higher than a bay.
  { things: TRAILERS[0] ?? [], transform: `scale(${BAY_SIZE.height / 114})` },
]
const CREW: OneForEachBay<Pick<StationWorkerProps, 'pose' | 'head'>> = [
  { pose: 'machine' },
  { pose: 'standing', head: 'long' },
  { pose: 'machine', head: 'scarf' },
  { pose: 'reaching' },
  { pose: 'reading', head: 'bun' },
  { pose: 'carrying' },
]

/**
 * The machines and people of the morning's bays, by id. The island refers to them, so that its code contains no drawings. Clothes have the
 * color of the text where they are used.
 */
export function PlantSymbols() {
  return (
    <>
      <SharedDefinitions>
        <LampLight light={PLANT_LIGHT} />
      </SharedDefinitions>
      {/* Not displayed, because copies are. Plain definitions would be laid out all the same. Gradients would not show. */}
      <svg aria-hidden="true" className="hidden">
        {MACHINES.map(({ things, transform }, index) => (
          <g key={things[0]?.d} id={`${PLANT_IDS.machine}${index}`} transform={transform}>
            {things.map(drawShape)}
          </g>
        ))}
        {CREW.map((person, index) => (
          <g key={`${person.pose} ${person.head}`} id={`${PLANT_IDS.person}${index}`}>
            <StationWorker outfit="vest" x={0} y={0} skin={index} cloth="currentColor" {...person} />
          </g>
        ))}
      </svg>
    </>
  )
}
