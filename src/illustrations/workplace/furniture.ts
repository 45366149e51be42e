/**
 * Furniture of the drawn workplaces, in units from the room's upper left corner: dark parts first, then steel or cloth, then bright
 * details.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of drawings
import { circlePath, type Shape } from './shape.tsx'

/** A ring between two radii. */
const ring = (x: number, y: number, outer: number, inner: number) =>
  `M${x - outer} ${y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1-${2 * outer} 0zm${outer - inner} 0a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0-${2 * inner} 0z`

/** A stamping press: frame and flywheel, the slide above its die, and a sheet between them. */
export const PRESS: readonly Shape[] = [
  { tone: 'soot', d: `M26 108V14h70v32H54v36h46v26z${circlePath(24, 38, 17)}` },
  {
    tone: 'paint-steel',
    d: `${ring(24, 38, 12, 4)}M62 46h24v13H62zM58 59h32v6H58zM56 76h38v6H56zM31 58h16v26H31zM58 88h36v3H58z`,
  },
  { tone: 'signal', d: 'M56 20h8l-6 10h-8zM70 20h8l-6 10h-8zM84 20h8l-6 10h-8z' },
  { tone: 'paint-beam', d: 'M60 73h28v3H60zM34 62h10v7H34z' },
]
/** A coil on the hook of a crane, whose operator holds the pendant. */
export const CRANE: readonly Shape[] = [
  { tone: 'soot', d: `M0 12h140v8H0zM57 28h3v24h-3zM97 20h1.500v36h-1.500z${ring(58, 80, 27, 8)}` },
  { tone: 'paint-steel', d: `M42 20h32v9H42z${ring(58, 80, 22, 19)}${ring(58, 80, 15, 12)}` },
  { tone: 'signal', d: 'M57 44h3l20 22h-5L58.500 49 42 66h-5zM94 54h7v10h-7z' },
]
/** A bench for measuring first pieces: a gauge, a screen, a drawing on the wall. */
export const GAUGE: readonly Shape[] = [
  { tone: 'soot', d: 'M10 84h82v7H10zM17 91h8v17h-8zM77 91h8v17h-8zM12 34h34v24H12zM26 58h6v26h-6zM58 50h4v18h-4z' },
  { tone: 'paint-steel', d: 'M72 38h7v46h-7zM54 42h25v8H54zM50 74h20v10H50zM36 76h10v8H36zM10 93h82v2H10z' },
  { tone: 'on-deck', d: 'M104 22h20v26h-20z' },
  { tone: 'paint-beam', d: 'M15 37h28v18H15z' },
]

/** A bed with a resident, and a drip beside it. Its rail is low on the helper's side. */
export const BED: readonly Shape[] = [
  {
    tone: 'soot',
    d: `M21 30h3v30h-3zM21 52h60v5H21zM79 40h3v20h-3zM11 5h2v56h-2zM6 60h12v3H6zM8 5h12v2H8z${circlePath(27, 61, 3)}${circlePath(75, 61, 3)}`,
  },
  { tone: 'on-deck', d: 'M24 44h55v8H24zM25 44v-5q0-4 4-4h9q3 0 3 4v5zM15 8h8v12q0 3-4 3t-4-3z' },
  { tone: 'skin-2', d: circlePath(34, 36, 5.5) },
  { tone: 'paint-steel', d: 'M40 52v-7q3-6 12-6h18q9 0 9 7v6z' },
]
const CURTAIN: readonly Shape[] = [
  { tone: 'paint-scrubs', d: 'M88 5q5 28 0 55h5q4-28 0-55h5q5 28 0 55h6q3-28 0-55z' },
  { tone: 'soot', d: 'M84 3h28v2H84z' },
]
export const BED_BEHIND_CURTAIN: readonly Shape[] = [...BED, ...CURTAIN]
export const COUNTER: readonly Shape[] = [
  { tone: 'soot', d: 'M8 66V38h58v28zM16 18h22v15H16zM25 33h4v5h-4z' },
  { tone: 'paint-steel', d: 'M4 35h66v4H4zM12 46h50v3H12z' },
  { tone: 'paint-beam', d: 'M18 20h18v11H18z' },
  { tone: 'on-deck', d: 'M45 26h4v9h-4zM50 24h4v11h-4zM55 27h4v8h-4z' },
]
/** A cart with drawers and medicine. */
export const MEDICINE_CART: readonly Shape[] = [
  { tone: 'paint-steel', d: 'M22 32h38v26H22zM60 26h12v3H62v6h-2z' },
  { tone: 'soot', d: `M20 29h42v4H20zM25 40h32v2H25zM25 48h32v2H25z${circlePath(28, 61.5, 3.5)}${circlePath(54, 61.5, 3.5)}` },
  { tone: 'on-deck', d: 'M25 22h5v7h-5zM40 23h8v6h-8z' },
  { tone: 'paint-scrubs', d: 'M32 20h6v9h-6zM51 24h6v5h-6z' },
]
export const TABLE: readonly Shape[] = [
  { tone: 'soot', d: 'M8 42h48v4H8zM29 46h5v16h-5zM22 62h20v4H22z' },
  { tone: 'on-deck', d: 'M8 39h48v3H8zM14 33h6v6h-6zM44 33h6v6h-6z' },
  { tone: 'signal', d: 'M26 36h12v3H26z' },
]
/** A resident in an armchair. */
export const ARMCHAIR: readonly Shape[] = [
  { tone: 'soot', d: 'M16 66V28q0-4 4-4h6q4 0 4 4v20h24q4 0 4 4v14z' },
  { tone: 'skin-1', d: circlePath(37, 28, 6) },
  { tone: 'on-deck', d: 'M31 29q-2-9 6-9 5 0 6 4-5 0-7 2z' },
  { tone: 'paint-steel', d: 'M29 52V41q0-6 8-6t9 6v4h12q4 0 4 4v14h-5V52z' },
]

/** A trailer's box as seen through a dock door, with its load, over the plate that leads into it. */
const trailer = (cartons: string): readonly Shape[] => [
  { tone: 'soot', d: 'M8 16h88v98H8z' },
  { tone: 'paint-steel', d: 'M14 22h76l-14 12H28zM14 22l14 12v54l-14 14zM90 22L76 34v54l14 14z' },
  { tone: 'paint-room', d: 'M28 34h48v54H28z' },
  { tone: 'paint-lamp-low', d: cartons },
  { tone: 'paint-steel', d: 'M28 88h48l14 14H14z' },
  { tone: 'signal', d: 'M8 106h12l-5 8H8zM28 106h12l-5 8H23zM48 106h12l-5 8H43zM68 106h12l-5 8H63zM88 106h8l-5 8h-8z' },
]
const CARTONS = [
  'M30 68h14v20H30zM46 68h14v20H46zM62 68h12v20H62zM30 46h14v20H30zM46 46h14v20H46zM62 50h12v16H62z',
  'M30 68h14v20H30zM46 72h14v16H46zM30 50h14v16H30z',
  'M30 72h14v16H30zM60 68h14v20H60z',
  'M30 68h14v20H30zM46 68h14v20H46zM62 68h12v20H62zM38 50h14v16H38z',
] as const
/** Trailers at the four doors, each with its own load. */
export const TRAILERS = CARTONS.map(trailer)
/** A pallet jack with its handle up. */
export const PALLET_JACK: Shape = { tone: 'paint-steel', d: `M98 106h16v4H98zM112 76h3v34h-3zM107 74h9v3h-9z${circlePath(102, 111, 3)}` }

/** The belt through the filling hall. */
const BELT: readonly Shape[] = [
  { tone: 'soot', d: 'M0 80h124v7H0zM14 87h5v21h-5zM98 87h5v21h-5z' },
  { tone: 'paint-steel', d: `M0 81h124v1.500H0z${[8, 30, 52, 74, 96, 118].map((x) => circlePath(x, 84.5, 1.8)).join('')}` },
]
const bottles = (...places: readonly number[]): Shape => ({
  tone: 'on-deck',
  d: places.map((x) => `M${x} 80V66l3-5v-6h6v6l3 5v14z`).join(''),
})
/** Tall tanks with a dial and a pipe. */
export const PASTEURIZER: readonly Shape[] = [
  { tone: 'paint-steel', d: 'M10 108V36a16 16 0 0 1 32 0v72zM48 108V50a14 14 0 0 1 28 0v58z' },
  {
    tone: 'soot',
    d: 'M10 52h32v3H10zM10 92h32v3H10zM48 64h28v3H48zM48 92h28v3H48zM60 30h4v10h-4zM24 14h4v8h-4zM24 10h76v4H24zM76 82h48v4H76z',
  },
  { tone: 'on-deck', d: `${circlePath(26, 70, 7)}${circlePath(62, 78, 6)}` },
  { tone: 'soot', d: 'M25.500 70l4-5 1.500 1.500-4 4.500zM61.500 78l3-4 1.500 1-3 4.500z' },
]
/** Nozzles over bottles. */
export const FILLER: readonly Shape[] = [
  ...BELT,
  bottles(12, 34, 56, 100),
  { tone: 'soot', d: 'M8 8h66v26H8zM0 8h8v4H0zM12 34h10v14H12zM34 34h10v14H34zM56 34h10v14H56z' },
  { tone: 'paint-steel', d: 'M12 12h58v8H12zM15 48h4v6h-4zM37 48h4v6h-4zM59 48h4v6h-4z' },
]
/** A capper around the belt, with a lit window. */
export const CAPPER: readonly Shape[] = [
  ...BELT,
  bottles(4, 80, 104),
  { tone: 'soot', d: 'M22 108V34h50v74zM34 34V18h26v16z' },
  { tone: 'paint-steel', d: 'M27 40h40v6H27zM27 92h40v10H27z' },
  { tone: 'paint-beam', d: 'M28 52h38v34H28z', opacity: 0.85 },
  { tone: 'on-deck', d: 'M33 86V72l3-5v-6h6v6l3 5v14zM50 86V72l3-5v-6h6v6l3 5v14z' },
  { tone: 'signal', d: 'M44 10h6v8h-6z' },
]
/** Crates of bottles in the cold store, and its sign. */
export const COLD_STORE: readonly Shape[] = [
  { tone: 'soot', d: 'M4 30h3v78H4zM66 30h3v78h-3zM4 54h65v3H4zM4 80h65v3H4zM4 104h65v3H4z' },
  { tone: 'paint-steel', d: 'M9 42h26v12H9zM38 42h26v12H38zM9 68h26v12H9zM38 68h26v12H38zM9 92h26v12H9zM38 92h26v12H38z' },
  {
    tone: 'on-deck',
    d: [36, 62, 86].map((y) => [12, 20, 28, 41, 49, 57].map((x) => `M${x} ${y}h4v6h-4z`).join('')).join(''),
  },
  {
    tone: 'hour-night',
    // Six arms with two branches each. Without the branches it looks like an asterisk.
    d: [
      'M94.8 17 94.8 39 93.2 39 93.2 17zM103.9 23.1 84.8 34.1 84.1 32.9 103.2 21.9zM103.2 34.1 84.1 23.1 84.8 21.9 103.9 32.9z',
      'M94 33 97.7 35.6 97.7 37.2 94 34.6 90.3 37.2 90.3 35.6zM89.7 30.5 89.3 35 87.8 35.8 88.2 31.3 84.2 29.4 85.6 28.6zM89.7 25.5 85.6 27.4 84.2 26.6 88.2 24.7 87.8 20.2 89.3 21z',
      'M94 23 90.3 20.4 90.3 18.8 94 21.4 97.7 18.8 97.7 20.4zM98.3 25.5 98.7 21 100.2 20.2 99.8 24.7 103.8 26.6 102.4 27.4zM98.3 30.5 102.4 28.6 103.8 29.4 99.8 31.3 100.2 35.8 98.7 35z',
    ].join(''),
  },
]

/** A counter under a cross, in front of a shelf with boxes. */
export const PHARMACY: readonly Shape[] = [
  { tone: 'soot', d: 'M10 104V72h66v32zM10 56h66v3H10z' },
  { tone: 'paint-steel', d: 'M7 68h72v5H7zM16 80h54v3H16zM14 44h10v12H14zM44 40h12v16H44zM66 46h8v10h-8z' },
  { tone: 'on-deck', d: 'M26 46h8v10h-8zM58 46h6v10h-6zM22 60h10v8H22z' },
  { tone: 'paint-scrubs', d: 'M36 42h6v14h-6zM39 20h8v7h7v8h-7v7h-8v-7h-7v-8h7z' },
]
/** A cash register with its belt and goods. */
export const TILL: readonly Shape[] = [
  { tone: 'soot', d: 'M10 104V74h72v30zM60 48h18v15H60zM67 63h4v8h-4z' },
  { tone: 'paint-steel', d: 'M7 70h78v5H7zM16 82h60v3H16z' },
  { tone: 'paint-beam', d: 'M62 50h14v11H62z' },
  { tone: 'signal', d: 'M14 58h9v12h-9z' },
  { tone: 'paint-scrubs', d: 'M27 62h12v8H27z' },
  { tone: 'on-deck', d: 'M43 60h8v10h-8zM44 55h6v5h-6z' },
]
/** Shelves up to the lamp. */
export const STOCKROOM: readonly Shape[] = [
  { tone: 'soot', d: 'M8 20h4v84H8zM80 20h4v84h-4zM8 44h76v4H8zM8 70h76v4H8zM8 96h76v4H8z' },
  { tone: 'paint-steel', d: 'M16 30h18v14H16zM54 28h22v16H54zM34 54h22v16H34zM14 80h20v16H14zM58 82h20v14H58z' },
  { tone: 'signal', d: 'M38 34h12v10H38zM62 58h14v12H62z' },
  { tone: 'on-deck', d: 'M16 58h14v12H16zM38 84h16v12H38z' },
]
/** Loaves on their counter, in front of the oven. */
export const BAKERY: readonly Shape[] = [
  { tone: 'soot', d: 'M14 66V22h50v44zM8 104V72h80v32z' },
  { tone: 'paint-steel', d: 'M5 68h86v5H5zM18 26h42v5H18zM14 82h68v3H14z' },
  { tone: 'signal', d: 'M22 37h34v20H22z' },
  { tone: 'paint-beam', d: 'M22 49h34v3H22z' },
  { tone: 'signal-deep', d: 'M12 68q0-11 10-11t10 11zM35 68q0-11 10-11t10 11zM58 68q0-11 10-11t10 11z' },
]
