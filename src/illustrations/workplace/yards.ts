/**
 * Things to the left and right of the workplaces, in their units. Each is shown from the width of the page that leaves 15 units beyond it,
 * so that the page's edge cuts nothing off.
 */
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { Shape } from './shape.tsx'
import { WORKPLACE_BOX } from './workplaces.ts'

/** How far from the workplace things may stand. The page shows 50, 100 and 175 units there when it is 80, 90 and 105 rem wide. */
export const REACH = { near: 35, middle: 85, far: 160 } as const
export type YardThing = { reach: keyof typeof REACH; shapes: readonly Shape[] }

const GROUND = WORKPLACE_BOX.ground
const wheel = (x: number, r: number) => `M${x} ${GROUND}a${r} ${r} 0 1 1 0-${2 * r}a${r} ${r} 0 1 1 0 ${2 * r}z`

/** A lamp post. Its arm reaches to the right, or to the left with -1. */
const lamp = (x: number, side: 1 | -1 = 1): YardThing => ({
  reach: 'near',
  shapes: [
    { tone: 'paint-beam', d: `M${x + side * 11} 154h${side * 6}l${side * 3} 72h${side * -22}z`, opacity: 0.24, isLamplight: true },
    {
      tone: 'soot',
      d: `M${x - 1.5} ${GROUND}V147h3V${GROUND}zM${x + side * 1.5} 147h${side * 16.5}v3h${side * -16.5}zM${x - 4} ${GROUND}v-6h8v6z`,
    },
    { tone: 'paint-lamp', d: `M${x + side * 9} 150h${side * 10}v4h${side * -10}z` },
  ],
})
/** A car, 72 units wide. */
const car = (x: number): Shape[] => [
  { tone: 'paint-steel', d: `M${x} 219v-8q0-6 6-7l8-2 11-13q2-3 6-3h17q4 0 6 3l10 12q8 2 8 9v9z` },
  { tone: 'soot', d: `M${x + 20} 201l8-10q1-2 4-2h6v12zM${x + 41} 189h6q3 0 4 2l7 10H${x + 41}z${wheel(x + 16, 8)}${wheel(x + 55, 8)}` },
  { tone: 'paint-lamp', d: `M${x + 68} 207h4v4h-4z` },
]
/** A parked trailer, 68 units wide. */
const trailer = (x: number): Shape[] => [
  { tone: 'paint-steel', d: `M${x} 212V160h68v52z` },
  { tone: 'signal', d: `M${x} 168h68v4H${x}z`, opacity: 0.8 },
  { tone: 'soot', d: `M${x} 208h68v5H${x}zM${x + 56} 213h3v13h-3z${wheel(x + 13, 7)}${wheel(x + 30, 7)}` },
]
/** A tank truck, 66 units wide. */
const tanker = (x: number): Shape[] => [
  { tone: 'paint-steel', d: `M${x + 12} 178h30a12 15 0 0 1 0 30H${x + 12}a12 15 0 0 1 0-30z` },
  { tone: 'on-deck', d: `M${x + 8} 183h38v3H${x + 8}z`, opacity: 0.5 },
  { tone: 'soot', d: `M${x} 208h66v8H${x}zM${x + 52} 210v-26h8l6 12v14z${wheel(x + 12, 8)}${wheel(x + 54, 8)}` },
  { tone: 'paint-lamp', d: `M${x + 55} 187h4l4 9h-8z` },
]
/** An ambulance, 66 units wide. */
const ambulance = (x: number): Shape[] => [
  { tone: 'on-deck', d: `M${x} 218v-42h42v10h10l10 16h4v16z`, opacity: 0.86 },
  { tone: 'signal', d: `M${x} 202h66v5H${x}zM${x + 8} 172h8v4h-8z` },
  { tone: 'soot', d: `M${x + 44} 190h7l7 11H${x + 44}z${wheel(x + 14, 8)}${wheel(x + 52, 8)}` },
  { tone: 'paint-steel', d: `M${x + 18} 181h5v5h5v5h-5v5h-5v-5h-5v-5h5z` },
]
/** Trees with their trunk at x, each 30 units wide. */
const trees = (...places: readonly (readonly [x: number, height: number])[]): Shape => ({
  tone: 'soot',
  d: places
    .map(([x, height]) => `M${x - 2} ${GROUND}v-${height}h4v${height}zM${x - 15} ${GROUND - height}a15 19 0 1 1 30 0a15 13 0 1 1-30 0z`)
    .join(''),
})
/** A house across the street with lit windows. */
const house = (x: number): Shape[] => [
  { tone: 'soot', d: `M${x} ${GROUND}v-40l27-20 27 20v40z` },
  { tone: 'paint-lamp', d: `M${x + 10} 194h9v10h-9zM${x + 34} 194h9v10h-9zM${x + 22} 210h9v16h-9z`, opacity: 0.8 },
]
/** A shop with an awning, 60 units wide. */
const shop = (x: number, awning: 'signal' | 'on-deck'): Shape[] => [
  { tone: 'soot', d: `M${x} ${GROUND}v-74h60v74zM${x - 3} 152h66v-7H${x - 3}z` },
  { tone: 'paint-lamp', d: `M${x + 6} 182h30v32H${x + 6}zM${x + 42} 182h12v44h-12z`, opacity: 0.9 },
  { tone: awning, d: `M${x - 2} 166h64v12${'c-4 6-12 6-16 0'.repeat(4)}z` },
]
/** Crates on pallets, 44 units wide. */
const crates = (x: number): Shape[] => [
  { tone: 'paint-steel', d: `M${x} 222v-22h21v22zM${x + 23} 222v-22h21v22zM${x + 3} 198v-20h20v20z` },
  { tone: 'soot', d: `M${x - 1} 222h46v4H${x - 1}zM${x} 209h44v2H${x}zM${x + 3} 187h20v2H${x + 3}z` },
]
const tower: Shape = {
  tone: 'soot',
  d: `M802 ${GROUND}v-76h4v76zM842 ${GROUND}v-76h4v76zM793 150h62l-7-30h-48zM798 118l26-16 26 16zM804 206l40-28v4l-40 28z`,
}

export const YARDS: Record<WorkplaceName, readonly YardThing[]> = {
  plant: [
    lamp(-14, -1),
    lamp(714),
    { reach: 'far', shapes: [...trailer(-158), tower] },
    { reach: 'middle', shapes: [...crates(-83), ...car(711)] },
  ],
  ward: [
    lamp(-12, -1),
    lamp(714),
    { reach: 'far', shapes: [trees([-143, 34], [-112, 24]), ...house(798)] },
    { reach: 'middle', shapes: [...ambulance(-84), ...car(711)] },
  ],
  dock: [
    lamp(-14, -1),
    lamp(714),
    { reach: 'far', shapes: [...trailer(-158), ...trailer(790)] },
    { reach: 'middle', shapes: [...car(-84), ...crates(739)] },
  ],
  filling: [
    lamp(-12, -1),
    lamp(714),
    { reach: 'far', shapes: [...house(-146), trees([-110, 30], [806, 26], [842, 38])] },
    { reach: 'middle', shapes: [...tanker(-84), ...crates(739)] },
  ],
  shop: [
    lamp(-12, -1),
    lamp(714),
    { reach: 'far', shapes: [...shop(-154, 'on-deck'), ...shop(796, 'signal')] },
    { reach: 'middle', shapes: [...car(-84), trees([754, 34])] },
  ],
  buses: [
    lamp(-12, -1),
    { reach: 'far', shapes: [trees([-143, 34], [-110, 26]), ...house(798)] },
    {
      reach: 'middle',
      shapes: [
        { tone: 'soot', d: `M-84 170h58v5h-58zM-80 175h3v51h-3zM-33 175h3v51h-3zM-72 206h32v4h-32zM-70 210h3v16h-3zM-45 210h3v16h-3z` },
        { tone: 'signal', d: 'M-58 178h14v14h-14z' },
      ],
    },
  ],
}
