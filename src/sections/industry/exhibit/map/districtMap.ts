/** The map of a district: where its stores stand, and the drives between them. Lengths are units of the drawing. */
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'

export type Store = ExhibitOf<'map'>['stores'][number]
type Road = ExhibitOf<'map'>['roads'][number]
export type Point = { x: number; y: number }

export const MAP_SIZE = { width: 1060, height: 420 }
/** Between the doorsteps of stores and the edges of the map. Their names need most of it. */
const MARGIN = { side: 90, top: 116, bottom: 68 }
/** From a doorstep to the roof. */
export const STORE_HEIGHT = 54

/** @returns the middle of a store's doorstep */
export const doorstepOf = ({ x, y }: Pick<Store, 'x' | 'y'>): Point => ({
  x: MARGIN.side + (x / 100) * (MAP_SIZE.width - 2 * MARGIN.side),
  y: MARGIN.top + (y / 100) * (MAP_SIZE.height - MARGIN.top - MARGIN.bottom),
})

/** @returns whether a store's words stand above it, in the upper half of the map. In the lower half they stand below it, away from its drives. */
export const hasWordsAbove = ({ y }: Pick<Store, 'y'>): boolean => y < 50

/** A road, with the stores at its ends. `leadsToReplacement`: between the open shift and the person who said yes. */
export type Drive = { label: string; from: Store; to: Store; leadsToReplacement: boolean }

/** @returns a drive for each road; the schema refuses a road to a store that is not on the map */
export function listDrives(stores: readonly Store[], roads: readonly Road[]): Drive[] {
  const storesById = new Map(stores.map((store) => [store.id, store]))
  return roads.flatMap(({ label, ...road }) => {
    const [from, to] = [storesById.get(road.from), storesById.get(road.to)]
    return from && to ? [{ label, from, to, leadsToReplacement: [from.tone, to.tone].sort().join() === 'go,stop' }] : []
  })
}

/** @returns the drive between two stores, in whichever direction it is listed */
export const findDrive = (drives: readonly Drive[], one: Store, other: Store): Drive | undefined =>
  drives.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))

/** @returns the place of a drive's label: the middle of the visible part of its line, which a steep drive hides behind the lower store */
export function driveLabelPoint({ from, to }: Pick<Drive, 'from' | 'to'>): Point {
  const [high, low] = [doorstepOf(from), doorstepOf(to)].sort((a, b) => a.y - b.y) as [Point, Point]
  const [dx, dy] = [low.x - high.x, low.y - high.y]
  const share = dy > Math.abs(dx) ? (1 - STORE_HEIGHT / dy) / 2 : 0.5
  return { x: high.x + dx * share, y: high.y + dy * share }
}
