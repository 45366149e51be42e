/**
 * The six drawn workplaces as data: what stands there, its stations, and which of them is empty. Units are those of `FRAME`;
 * the ground is the same everywhere, so that one can stand beside another. Longer than most files: one table.
 */
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import type { Outfit } from './Worker'

/** Size of a drawn workplace, and the height at which everything stands. */
export const FRAME = { width: 700, height: 234, ground: 226 } as const

type Tone = 'soot' | 'paint-steel' | 'signal' | 'paint-lamp' | 'paint-beam' | 'on-deck' | 'deck'
export type Shape = {
  tone: Tone
  d: string
  opacity?: number
  /** Not by day. */
  isLamplight?: boolean
}
/** Hills far behind, across the widest screens: low, so that no edge cuts off more of them than of the ground. */
export const HILLS =
  'M-1000 226v-16c80-14 170-14 250-4s170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-14 250-4 170 12 250 4 170-10 250 0v16z'
/** A place at which one person works; `tools` are drawn from its upper left corner. */
export type Station = {
  x: number
  y: number
  width: number
  height: number
  tools: string
  /** Where somebody stands, from the station's left; none where a machine runs by itself. */
  worker?: { x: number; facing?: 'right' }
  label?: string
}
export type Workplace = {
  /** What a station is: a room that is lit, or a bus. */
  frame: 'room' | 'bus'
  outfit: Outfit
  /** Behind the stations, from back to front. */
  building: readonly Shape[]
  stations: readonly Station[]
  /** Index of the station whose person called off. */
  dark: number
  /** Before the stations. */
  front?: readonly Shape[]
  sign?: { text: string; x: number; y: number }
}

const row = (count: number, from: number, step: number) => Array.from({ length: count }, (_, index) => from + index * step)
const across = (places: readonly number[], path: (x: number) => string) => places.map(path).join('')

const bays = row(4, 90, 152)
const PLANT: Workplace = {
  frame: 'room',
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
  stations: [
    { tools: 'M30 108V22h64v22H54v44h46v20ZM62 44h20v18H62zM60 80h34v8H60z', worker: { x: 118 } },
    { tools: 'M30 108V22h64v22H54v44h46v20ZM62 44h20v26H62zM60 80h34v8H60z', worker: { x: 118 } },
    {
      tools: 'M12 82h100v7H12zM20 89h6v19h-6zM98 89h6v19h-6zM28 60h20v22H28zM58 66h14v16H58zM80 56h20v26H80zM62 0h2v24h-2zM54 24h18v8H54z',
      worker: { x: 124 },
    },
    { tools: 'M18 108V38h80v70ZM30 38V26h16v12zM56 38V18h10v20z', worker: { x: 116 } },
  ].map((station, index) => ({ ...station, x: bays[index] ?? 0, y: 112, width: 140, height: 108 })) as Station[],
  dark: 1,
}

const rooms = row(5, 58, 121)
const BED = 'M12 64V46h66v-8h6v26h-6v-7H18v7zM20 46v-9h22v9zM5 6h3v34H5zM1 10h11v13H1z'
const WARD: Workplace = {
  frame: 'room',
  outfit: 'scrubs',
  building: [
    { tone: 'soot', d: 'M40 226V58h632v168zM30 58h652v-8H30zM288 50V22h136v28z' },
    { tone: 'paint-steel', d: 'M40 139h632v3H40z' },
    { tone: 'signal', d: 'M351 27h10v7h7v9h-7v7h-10v-7h-7v-9h7z' },
    { tone: 'paint-lamp', d: 'M300 146h112v80H300z' },
  ],
  stations: [
    ...rooms.map((x, index) => ({ tools: BED, x, y: 70, ...(index % 2 ? {} : { worker: { x: 92 } }) })),
    ...rooms
      .filter((_, index) => index !== 2)
      .map((x, index) => ({
        tools: index === 0 ? 'M8 64V38h52v26zM14 38V28h14v10z' : 'M14 64V42h28v22zM52 64V50h26v14zM18 42V30h20v12z',
        x,
        y: 148,
        worker: { x: 92 },
      })),
  ].map((station) => ({ ...station, width: 112, height: 66 })),
  dark: 2,
  front: [{ tone: 'soot', d: 'M354 146h4v80h-4zM326 146h3v80h-3zM384 146h3v80h-3zM288 140h136v6H288z' }],
}

const doors = row(4, 22, 172)
const DOCK: Workplace = {
  frame: 'room',
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
    tools: [
      'M10 114V94h26v20zM10 91V71h26v20zM40 114V94h26v20zM74 102h34v4H74zM104 70h4v36h-4zM78 106h6v8h-6zM98 106h6v8h-6z',
      'M8 114V88h32v26zM44 114V98h22v16zM12 86V64h24v22zM74 104h40v4H74zM110 66h4v42h-4zM78 108h6v6h-6zM102 108h6v6h-6z',
      'M10 114V94h26v20zM10 91V71h26v20zM40 114V94h26v20zM40 91V75h22v16zM74 102h34v4H74zM104 70h4v36h-4zM78 106h6v8h-6zM98 106h6v8h-6z',
      'M8 114V78h40v36zM52 114V94h20v20zM14 76V58h28v18zM52 91V79h20v12z',
    ][index] as string,
    worker: { x: [124, 126, 122, 96][index] as number },
    label: String(12 + index),
  })),
  dark: 2,
  front: [{ tone: 'soot', d: across(doors, (x) => `M${x} 110h140v3H${x}zM${x} 117h140v3H${x}z`) }],
}

const halls = row(4, 164, 132)
const FILLING: Workplace = {
  frame: 'room',
  outfit: 'vest',
  building: [
    {
      tone: 'soot',
      d: 'M24 226V68a29 29 0 0 1 58 0v158zM92 226V48a29 29 0 0 1 58 0v178zM60 46h50v6H60zM154 226V98h544v128zM154 98h544V88H154zM610 88V58h12v30zM640 88V42h14v46z',
    },
    { tone: 'paint-steel', d: 'M36 78h5v120h-5zM104 58h5v140h-5zM154 92h544v3H154z', opacity: 0.9 },
    { tone: 'paint-lamp', d: 'M58 100h8v4h-8zM126 82h8v4h-8zM58 120h8v4h-8zM126 102h8v4h-8z', opacity: 0.7 },
  ],
  stations: [
    { tools: 'M14 108V44h16v64zM40 108V44a18 18 0 0 1 36 0v64zM16 40h42v4H16z', worker: { x: 100 } },
    {
      tools:
        'M6 82h92v6H6zM14 88h5v20h-5zM84 88h5v20h-5zM14 80V66l4-6v-6h6v6l4 6v14zM36 80V66l4-6v-6h6v6l4 6v14zM58 80V66l4-6v-6h6v6l4 6v14zM30 10h44v20H30zM36 30h6v14h-6zM60 30h6v14h-6z',
      worker: { x: 106 },
    },
    { tools: 'M12 108V48h58v60ZM24 48V28h34v20ZM74 96h20v12H74zM70 60h14v6H70z', worker: { x: 106 } },
    { tools: 'M8 108V88h28v20zM8 85V65h28v20zM40 108V88h28v20zM40 85V65h28v20zM8 62V42h28v20zM40 62V46h24v16z', worker: { x: 98 } },
  ].map((station, index) => ({ ...station, x: halls[index] ?? 0, y: 112, width: 124, height: 108 })) as Station[],
  dark: 1,
}

const windows = row(4, 38, 162)
const SHOP: Workplace = {
  frame: 'room',
  outfit: 'apron',
  building: [
    { tone: 'soot', d: 'M20 226V70h660v156zM10 70h680V58H10zM216 58V22h268v36z' },
    { tone: 'paint-steel', d: 'M20 74h660v3H20z' },
  ],
  stations: [
    { tools: 'M16 104V68h58v36zM28 68V52h18v16zM52 68V60h14v8z', worker: { x: 98 } },
    { tools: 'M16 104V68h58v36zM28 68V52h18v16zM52 68V60h14v8z', worker: { x: 98 } },
    {
      tools:
        'M10 104V26h6v78zM84 104V26h6v78zM10 30h80v4H10zM10 54h80v4H10zM10 79h80v4H10zM22 38h13v16H22zM40 42h10v12H40zM56 36h12v18H56zM24 62h16v17H24zM48 64h20v15H48zM22 88h20v16H22zM54 86h16v18H54z',
      worker: { x: 112 },
    },
    { tools: 'M14 104V66h72v38zM20 66c0-14 18-14 18 0zM42 66c0-14 18-14 18 0zM64 66c0-14 18-14 18 0z', worker: { x: 112 } },
  ].map((station, index) => ({ ...station, x: windows[index] ?? 0, y: 116, width: 138, height: 104 })) as Station[],
  dark: 1,
  front: windows.map((x, index) => ({
    tone: index % 2 ? 'on-deck' : 'signal',
    d: `M${x - 6} 98h150v16${'c-7 8-18 8-25 0'.repeat(6)}z`,
  })),
  sign: { text: 'MARDEN & LOW', x: 350, y: 49 },
}

const parked = row(4, 6, 174)
const BUSES: Workplace = {
  frame: 'bus',
  outfit: 'vest',
  building: [
    { tone: 'soot', d: 'M40 226V126h620v100zM224 126V86h252v40zM208 86 350 36l142 50zM348 36V14h3v22z', opacity: 0.85 },
    { tone: 'signal', d: 'M351 14h20v11h-20z' },
    { tone: 'paint-lamp', d: across(row(5, 250, 46), (x) => `M${x} 124V98q8-8 16 0v26z`), opacity: 0.75 },
  ],
  stations: parked.map((x, index) => ({ x, y: 134, width: 170, height: 86, tools: '', worker: { x: 122 }, label: String(11 + index) })),
  dark: 1,
}

export const WORKPLACES: Record<WorkplaceName, Workplace> = {
  plant: PLANT,
  ward: WARD,
  dock: DOCK,
  filling: FILLING,
  shop: SHOP,
  buses: BUSES,
}
