/**
 * The six drawn workplaces as data: buildings and stations. src/models/pictures/darkStations.ts says which station is empty, and which
 * numbers are drawn. In the units of `WORKPLACE_BOX`. All have the same ground, so that they can stand side by side.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table of drawings

import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { DARK_STATIONS, type DarkStation } from '#src/models/pictures/darkStations.ts'
import {
  ARMCHAIR,
  BAKERY,
  BED,
  BED_BEHIND_CURTAIN,
  CAPPER,
  COLD_STORE,
  COUNTER,
  CRANE,
  FILLER,
  GAUGE,
  MEDICINE_CART,
  PALLET_JACK,
  PASTEURIZER,
  PHARMACY,
  PRESS,
  STOCKROOM,
  TABLE,
  TILL,
  TRAILERS,
} from './furniture.ts'
import type { Outfit, Pose } from './StationWorker.tsx'
import type { Shape } from './shape.tsx'

/** Size of a drawn workplace, and the height of its ground. */
export const WORKPLACE_BOX = { width: 700, height: 234, ground: 226 } as const

/** Low hills in the background, wide enough for the widest screens. */
export const HILLS =
  'M-1000 226v-16c80-14 170-14 250-4s170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-10 250 0v16z'
/** A place where one person works. */
export type DrawnStation = {
  x: number
  y: number
  width: number
  height: number
  /** Furniture, in units from the station's upper left corner and from back to front. */
  things: readonly Shape[]
  /** Position of the person, from the station's left. Undefined if a machine runs by itself. */
  worker?: { x: number; facing?: 'right'; pose?: Pose }
  label?: string
  /** With cold light, unlike the other rooms. */
  isCold?: boolean
}
export type DrawnWorkplace = DarkStation & {
  /** A lit room, or a bus. */
  stationKind: 'room' | 'bus'
  outfit: Outfit
  /** Behind the stations, from back to front. */
  building: readonly Shape[]
  stations: readonly DrawnStation[]
  /**
   * End of the line from the text above: on the wall over the dark station, clear of signs and labels. `wall` is where that wall begins.
   */
  pointAt: { x: number; y: number; wall: number }
  /** In front of the stations. */
  front?: readonly Shape[]
  sign?: { text: string; x: number; y: number }
}

const row = (count: number, from: number, step: number) => Array.from({ length: count }, (_, index) => from + index * step)
const across = (places: readonly number[], path: (x: number) => string) => places.map(path).join('')

const bays = row(4, 90, 152)
const PLANT: DrawnWorkplace = {
  ...DARK_STATIONS.plant,
  stationKind: 'room',
  outfit: 'vest',
  building: [
    { tone: 'soot', d: `M18 226V36h18v190zM46 226V62h13v164zM78 226V100${across(row(4, 82, 152), (x) => `L${x} 62L${x + 152} 100`)}V226z` },
    { tone: 'signal', d: 'M18 46h18v6H18zM18 60h18v6H18z' },
    {
      tone: 'paint-lamp',
      d: across(row(4, 96, 152), (x) => `M${x} 78l30 7.500v9H${x}zM${x + 38} 87.500l30 7.500H${x + 38}z`),
      opacity: 0.5,
    },
    { tone: 'paint-steel', d: 'M78 104h612v3H78z' },
  ],
  stations: (
    [
      { things: PRESS, worker: { x: 118 } },
      { things: PRESS, worker: { x: 118 } },
      { things: CRANE, worker: { x: 112, pose: 'reaching' } },
      { things: GAUGE, worker: { x: 124, pose: 'carrying' } },
    ] satisfies Partial<DrawnStation>[]
  ).map((station, index) => ({ ...station, x: bays[index] ?? 0, y: 112, width: 140, height: 108 })),
  pointAt: { x: 282, y: 99, wall: 74 },
}

const rooms = row(5, 58, 121)
const WARD: DrawnWorkplace = {
  ...DARK_STATIONS.ward,
  stationKind: 'room',
  outfit: 'scrubs',
  building: [
    { tone: 'soot', d: 'M40 226V58h632v168zM30 58h652v-8H30zM288 50V22h136v28z' },
    { tone: 'paint-steel', d: 'M40 139h632v3H40z' },
    { tone: 'signal', d: 'M351 27h10v7h7v9h-7v7h-10v-7h-7v-9h7z' },
    { tone: 'paint-lamp', d: 'M300 146h112v80H300z' },
  ],
  stations: [
    ...rooms.map((x, index) => ({
      x,
      y: 70,
      ...(index % 2
        ? { things: BED_BEHIND_CURTAIN }
        : { things: BED, worker: { x: 97, pose: index === 0 ? ('reaching' as const) : ('machine' as const) } }),
    })),
    ...(
      [
        { things: COUNTER, worker: { x: 88 } },
        { things: MEDICINE_CART, worker: { x: 90 } },
        { things: TABLE, worker: { x: 92, pose: 'carrying' } },
        { things: ARMCHAIR, worker: { x: 84 } },
      ] satisfies Partial<DrawnStation>[]
    ).map((station, index) => ({ ...station, x: rooms[index < 2 ? index : index + 1] ?? 0, y: 148 })),
  ].map((station) => ({ ...station, width: 112, height: 66 })),
  pointAt: { x: 314, y: 62, wall: 22 },
  front: [{ tone: 'soot', d: 'M354 146h4v80h-4zM326 146h3v80h-3zM384 146h3v80h-3zM288 140h136v6H288z' }],
}

const doors = row(4, 22, 172)
const DOCK: DrawnWorkplace = {
  ...DARK_STATIONS.dock,
  stationKind: 'room',
  outfit: 'vest',
  building: [
    { tone: 'soot', d: 'M0 226V70h700v156zM0 70h700v-8H0zM60 62V46h70v16zM560 62V40h40v22z' },
    { tone: 'paint-steel', d: 'M0 66h700v3H0z' },
  ],
  stations: doors.map((x, index) => ({
    x,
    y: 106,
    width: 140,
    height: 114,
    things: index % 2 ? [...(TRAILERS[index] ?? []), PALLET_JACK] : (TRAILERS[index] ?? []),
    worker: { x: index % 2 ? 128 : 122, pose: index % 2 ? ('machine' as const) : ('carrying' as const) },
    label: DARK_STATIONS.dock.numbers[index] ?? '',
  })),
  pointAt: { x: 388, y: 97, wall: 62 },
  front: [{ tone: 'soot', d: across(doors, (x) => `M${x} 110h140v3H${x}zM${x} 117h140v3H${x}z`) }],
}

const halls = row(4, 164, 132)
const FILLING: DrawnWorkplace = {
  ...DARK_STATIONS.filling,
  stationKind: 'room',
  outfit: 'vest',
  building: [
    {
      tone: 'soot',
      d: 'M24 226V68a29 29 0 0 1 58 0v158zM92 226V48a29 29 0 0 1 58 0v178zM60 46h50v6H60zM154 226V98h544v128zM154 98h544V88H154zM610 88V58h12v30zM640 88V42h14v46z',
    },
    { tone: 'paint-steel', d: 'M36 78h5v120h-5zM104 58h5v140h-5zM154 92h544v3H154z', opacity: 0.9 },
    { tone: 'paint-lamp', d: 'M58 100h8v4h-8zM126 82h8v4h-8zM58 120h8v4h-8zM126 102h8v4h-8z', opacity: 0.7 },
  ],
  stations: (
    [
      { things: PASTEURIZER, worker: { x: 104 } },
      { things: FILLER, worker: { x: 94 } },
      { things: CAPPER, worker: { x: 96, pose: 'reaching' } },
      { things: COLD_STORE, worker: { x: 106, pose: 'carrying' }, isCold: true },
    ] satisfies Partial<DrawnStation>[]
  ).map((station, index) => ({ ...station, x: halls[index] ?? 0, y: 112, width: 124, height: 108 })),
  pointAt: { x: 312, y: 103, wall: 88 },
}

const windows = row(4, 38, 162)
const SHOP: DrawnWorkplace = {
  ...DARK_STATIONS.shop,
  stationKind: 'room',
  outfit: 'apron',
  building: [
    { tone: 'soot', d: 'M20 226V70h660v156zM10 70h680V58H10zM216 58V22h268v36z' },
    { tone: 'paint-steel', d: 'M20 74h660v3H20z' },
  ],
  stations: (
    [
      { things: PHARMACY, worker: { x: 104, pose: 'reaching' } },
      { things: TILL, worker: { x: 106 } },
      { things: STOCKROOM, worker: { x: 120, pose: 'carrying' } },
      { things: BAKERY, worker: { x: 114 } },
    ] satisfies Partial<DrawnStation>[]
  ).map((station, index) => ({ ...station, x: windows[index] ?? 0, y: 116, width: 138, height: 104 })),
  pointAt: { x: 208, y: 90, wall: 58 },
  front: windows.map((x, index) => ({
    tone: index % 2 ? 'on-deck' : 'signal',
    d: `M${x - 6} 98h150v18${'c-7 8-18 8-25 0'.repeat(6)}z`,
  })),
  sign: { text: 'MARDEN & LOW', x: 350, y: 49 },
}

const parked = row(4, 6, 174)
const BUSES: DrawnWorkplace = {
  ...DARK_STATIONS.buses,
  stationKind: 'bus',
  outfit: 'vest',
  building: [
    { tone: 'soot', d: 'M40 226V104h620v122zM34 98h632v7H34zM224 104V82h252v22zM208 84 350 34l142 50zM348 36V10h3v26z' },
    { tone: 'paint-steel', d: 'M34 104h632v2H34zM224 88h252v2H224z' },
    { tone: 'signal', d: 'M351 11h20v11h-20z' },
    {
      tone: 'paint-lamp',
      d: `${across([52, 100, 148, 490, 538, 586], (x) => `M${x} 112h18v20h-18zM${x + 20} 112h18v20h-18z`)}${across(row(5, 250, 46), (x) => `M${x} 132v-26q8-8 16 0v26z`)}`,
      opacity: 0.75,
    },
    { tone: 'paint-lamp', d: 'M340 66a10 10 0 1 1 20 0a10 10 0 1 1-20 0z', opacity: 0.75 },
    { tone: 'soot', d: 'M349 55h2v22h-2zM339 65h22v2h-22z' },
  ],
  stations: parked.map((x, index) => ({
    x,
    y: 134,
    width: 170,
    height: 86,
    things: [],
    worker: { x: 116 },
    label: DARK_STATIONS.buses.numbers[index] ?? '',
  })),
  pointAt: { x: 206, y: 126, wall: 98 },
}

export const WORKPLACES: Record<WorkplaceName, DrawnWorkplace> = {
  plant: PLANT,
  ward: WARD,
  dock: DOCK,
  filling: FILLING,
  shop: SHOP,
  buses: BUSES,
}
