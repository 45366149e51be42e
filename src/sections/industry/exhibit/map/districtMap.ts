/** The map of a district: where its stores stand, the drives between them, and both in words. Lengths are units of the drawing. */
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'

export type Store = IndustryBlockOf<'map'>['stores'][number]
type Road = IndustryBlockOf<'map'>['roads'][number]
export type Point = { x: number; y: number }

export const MAP_SIZE = { width: 1060, height: 420 }
/** Between the doorsteps of stores and the edges of the map. Their names need most of it. */
const MARGIN = { side: 90, top: 116, bottom: 68 }
/** From a doorstep to the roof. */
export const STORE_HEIGHT = 54

/** A store where the map draws it: the point is the middle of its doorstep. */
export type DrawnStore = Store & Point & { hasWordsAbove: boolean }

/**
 * @returns the stores on a map that fits all of them, with north up and one scale in both directions. In the upper half, a store's words
 * stand above it; in the lower half below it, away from its drives.
 */
export function drawStores(stores: readonly Store[]): DrawnStore[] {
  const space = { width: MAP_SIZE.width - 2 * MARGIN.side, height: MAP_SIZE.height - MARGIN.top - MARGIN.bottom }
  const [west, east] = endsOf(stores.map((store) => store.east))
  const [north, south] = endsOf(stores.map((store) => store.south))
  const center = { x: MARGIN.side + space.width / 2, y: MARGIN.top + space.height / 2 }
  // Where all stores stand in one line, the other direction sets the scale.
  const fitting = Math.min(space.width / (east - west), space.height / (south - north))
  const scale = Number.isFinite(fitting) ? fitting : 1
  return stores.map((store) => {
    const y = center.y + (store.south - (north + south) / 2) * scale
    return { ...store, x: center.x + (store.east - (west + east) / 2) * scale, y, hasWordsAbove: y < center.y }
  })
}

const endsOf = (miles: readonly number[]) => [Math.min(...miles), Math.max(...miles)] as const

/** A road, with the stores at its ends. `leadsToReplacement`: between the open shift and the person who said yes. */
export type Drive = { label: string; from: DrawnStore; to: DrawnStore; leadsToReplacement: boolean }

/** @returns a drive for each road; the schema refuses a road to a store that is not on the map */
export function listDrives(stores: readonly DrawnStore[], roads: readonly Road[]): Drive[] {
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
export function driveLabelPoint({ from, to }: { from: Point; to: Point }): Point {
  const [high, low] = from.y <= to.y ? [from, to] : [to, from]
  const [dx, dy] = [low.x - high.x, low.y - high.y]
  const share = dy > Math.abs(dx) ? (1 - STORE_HEIGHT / dy) / 2 : 0.5
  return { x: high.x + dx * share, y: high.y + dy * share }
}

/** @returns the map in words, for screen readers: each store with its status, and how far it is between stores */
export const describeDistrict = (stores: readonly Store[], drives: readonly Drive[]): string =>
  [
    ...stores.map(({ id, name, status }) => `${id} ${name}: ${status}.`),
    ...drives.map(({ from, to, label }) => `From ${from.id} to ${to.id}: ${label}.`),
  ].join(' ')
