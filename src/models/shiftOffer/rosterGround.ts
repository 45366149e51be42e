/**
 * Places the roster in rows on level ground, seen from above and in perspective. Every row fills the picture, so a row farther away has
 * more and smaller people. People are drawn in units. An arrangement moves and scales them into a picture, whose lengths are pixels at its
 * own width.
 */
import { createSeededRandom } from '#src/lib/anywhere/numbers/seededRandom.ts'

/** People in each row, the farthest first. Rows have even distances, so each has four fewer. Together they are the whole roster. */
const ROWS = [58, 54, 50, 46, 42, 38, 34, 30, 26, 22] as const
/** Units from one person to the next. */
export const PERSON_PITCH = 20
/** Offset of every other row, so that heads show between shoulders. */
const OFFSET = 6
/** Maximum random offset of a person, in units. A larger one would cut people off at the edge. */
const SCATTER = { x: 2, y: 3 }

/**
 * How many people the left half of a row has more than the right one. It varies, so that the seams of the rows do not line up into a
 * visible gap.
 */
const LEFT_HALF_SURPLUS = [0, 1, -1] as const
const HALVES = ROWS.flatMap((count, row) => {
  const surplus = LEFT_HALF_SURPLUS[row % LEFT_HALF_SURPLUS.length] ?? 0
  return [count / 2 + surplus, count / 2 - surplus]
})

/** @returns the number of people in the farthest rows. @param rows how many rows */
export const countInFarthestRows = (rows: number): number => ROWS.slice(0, rows).reduce((sum, count) => sum + count, 0)

/** The middle of a person's head, in units. */
export type GroundPoint = { x: number; y: number }
/** Half a row: the people from `first` on, and their places. On a phone it is a row of its own. */
export type HalfRow = { first: number; places: readonly GroundPoint[] }

/** @returns width of half a row, in units. @param count people in it */
const widthOf = (count: number): number => PERSON_PITCH * count + OFFSET

/** @returns the half rows, the farthest first, left before right */
export function createHalfRows(): HalfRow[] {
  const random = createSeededRandom(ROWS.length)
  const offset = (max: number) => Math.round((random() * 2 - 1) * max)
  let first = 0
  return HALVES.map((size, half) => {
    const margin = PERSON_PITCH / 2 + (Math.floor(half / 2) % 2) * OFFSET
    const places = Array.from({ length: size }, (_, index) => ({
      x: margin + PERSON_PITCH * index + offset(SCATTER.x),
      y: offset(SCATTER.y),
    }))
    first += size
    return { first: first - size, places }
  })
}

/** Moves and scales a half row into a picture. */
export type Arrangement = { x: number; y: number; scaleX: number; scaleY: number }

/** @returns the height of a row in the picture, which depends on one over its distance: 0 for the farthest, `depth` for the nearest */
function createHeightScale(distances: readonly number[], depth: number): (distance: number) => number {
  const [far = 1] = distances
  const near = distances.at(-1) ?? 1
  return (distance) => (depth * (1 / distance - 1 / far)) / (1 / near - 1 / far)
}

/** @returns an arrangement for each half row: two halves next to each other, across a picture of this width */
export function wideArrangements(width: number, depth: number): Arrangement[] {
  const heightOf = createHeightScale(ROWS, depth)
  return ROWS.flatMap((count, row) => {
    const [left = 0, right = 0] = HALVES.slice(2 * row).map(widthOf)
    const scale = width / (left + right)
    return [0, left * scale].map((x) => ({ x, y: heightOf(count), scaleX: scale, scaleY: scale }))
  })
}

/** @returns an arrangement for each half row of a narrow picture: each is a row of its own, and sizes grow evenly from row to row */
export function narrowArrangements(width: number, depth: number): Arrangement[] {
  const distances = ROWS.flatMap((count) => [count / 2 + 0.5, count / 2 - 0.5])
  const heightOf = createHeightScale(distances, depth)
  return HALVES.map((size, index) => {
    const distance = distances[index] ?? size
    return { x: 0, y: heightOf(distance), scaleX: width / widthOf(size), scaleY: width / widthOf(distance) }
  })
}

/** @returns the position of a person's head in the picture. @param person index in the roster */
export function headPosition(person: number, halves: readonly HalfRow[], arrangements: readonly Arrangement[]): GroundPoint {
  const index = halves.findIndex(({ first, places }) => person < first + places.length)
  const half = halves[index]
  const place = half?.places[person - half.first]
  const arrangement = arrangements[index]
  if (!place || !arrangement) throw new Error(`Nobody has the number ${person}: the roster stands in other rows.`)
  return { x: arrangement.x + place.x * arrangement.scaleX, y: arrangement.y + place.y * arrangement.scaleY }
}

/** How the roster stands on its ground: width of the picture and depth of the ground in pixels, and how each half row comes into it. */
export type RosterLayout = { width: number; depth: number; arrangements: readonly Arrangement[] }

const createLayout = (arrange: typeof wideArrangements, width: number, depth: number): RosterLayout => ({
  width,
  depth,
  arrangements: arrange(width, depth),
})

export const ROSTER_LAYOUTS = {
  wide: createLayout(wideArrangements, 1280, 192),
  medium: createLayout(wideArrangements, 768, 224),
  narrow: createLayout(narrowArrangements, 360, 280),
}
