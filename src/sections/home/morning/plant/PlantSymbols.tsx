import { GAUGE, PRESS, TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/Lamp.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { StationWorker, type StationWorkerProps } from '#src/illustrations/workplace/StationWorker.tsx'
import { circlePath, drawShape, type Shape } from '#src/illustrations/workplace/shape.tsx'
import { BAY_SIZE, type OneForEachBay, PLANT_IDS, PLANT_LIGHT } from './plantBays.ts'

// What stands in the bays of home that no other drawing has: `illustrations/workplace/furniture.ts` has the rest.
/** A forklift with a pallet on its forks. */
const FORKLIFT: readonly Shape[] = [
  {
    tone: 'soot',
    d: `M30 100V64h24l12 20h20V26h5v76H30zM32 38h46v4H32zM36 42h3v22h-3zM74 42h3v42h-3z${circlePath(44, 99, 9)}${circlePath(78, 99, 9)}`,
  },
  { tone: 'signal', d: 'M30 72h22l9 15v5H30zM34 34h42v4H34z' },
  {
    tone: 'paint-steel',
    d: `M92 96h38v4H92zM94 90h34v6H94zM86 30h4v60h-4z${circlePath(44, 99, 4)}${circlePath(78, 99, 4)}M56 62h10v3H56z`,
  },
  { tone: 'paint-steel', d: 'M96 68h14v20H96zM112 68h14v20h-14zM102 50h18v16h-18z' },
  { tone: 'soot', d: 'M96 75h14v2H96zM112 75h14v2h-14zM102 56h18v2h-18z' },
]
/** A packing table below its shelf: cartons, a roll of film, a scanner's light. */
const PACKING: readonly Shape[] = [
  { tone: 'soot', d: 'M8 80h104v6H8zM16 86h6v22h-6zM98 86h6v22h-6zM10 28h100v4H10zM14 32h3v48h-3zM103 32h3v48h-3z' },
  { tone: 'paint-steel', d: 'M20 58h24v22H20zM68 52h26v28H68zM24 14h18v14H24zM46 18h12v10H46zM78 12h20v16H78zM8 81.500h104v1.500H8z' },
  { tone: 'soot', d: 'M20 66h24v2.500H20zM80 52h2.500v28H80zM24 19h18v2H24zM78 18h20v2H78z' },
  { tone: 'on-deck', d: 'M24 72h8v5h-8zM86 70h6v6h-6zM50 68q0-3 5-3t5 3v12H50z' },
]
/** A machining center: a tool over its block, seen through the lit window, and the panel beside it. */
const MACHINING: readonly Shape[] = [
  { tone: 'soot', d: 'M12 108V24h90v84z' },
  { tone: 'paint-steel', d: 'M16 28h60v56H16zM80 28h18v44H80zM16 90h82v3H16zM16 98h82v3H16z' },
  { tone: 'paint-beam', d: 'M21 34h50v42H21zM83 33h12v10H83z' },
  {
    tone: 'soot',
    d: 'M38 34h16v12H38zM43 46h6v8h-6zM45 54h2v6h-2zM30 66h34v10H30zM38 60h18v6H38zM84 48h4v4h-4zM91 48h4v4h-4zM84 56h11v3H84z',
  },
  { tone: 'signal', d: 'M24 12h5v12h-5zM16 104h8l-3 4h-5z' },
]

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
