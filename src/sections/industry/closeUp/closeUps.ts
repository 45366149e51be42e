/**
 * A close-up of one station of each workplace: things that its room has in addition to the furniture in workplaces.ts, in units from the
 * room's upper left corner, and the position of its clock.
 */

import { circlePath, type Shape } from '#src/illustrations/workplace/shape.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

const dots = (r: number, ...places: readonly (readonly [x: number, y: number])[]) => places.map(([x, y]) => circlePath(x, y, r)).join('')

export type CloseUp = {
  /** Things behind and in front of the furniture, both from back to front. */
  behind: readonly Shape[]
  before: readonly Shape[]
  /** Things on the wall above the room, such as an awning or a roof, in the same units. */
  over?: readonly Shape[]
  clock: { x: number; y: number; r: number }
  /**
   * Upper left corner of the person's picture (the hand). The person stands in front of everything. Undefined for a bus, which has its
   * driver.
   */
  person?: { left: number; top: number }
}

/** A shelf on the wall. */
const shelf = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v1.500H${x}z`

export const CLOSE_UPS: Record<WorkplaceName, CloseUp> = {
  plant: {
    behind: [{ tone: 'paint-lamp-low', d: 'M0 84h140v1H0z', opacity: 0.7 }],
    before: [
      {
        tone: 'paint-steel',
        d: `M23.300 30h1.400v16h-1.400zM16 37.300h16v1.400H16z${dots(1.3, [31, 19], [92, 19], [31, 103], [95, 92], [95, 103], [50, 103])}`,
      },
      { tone: 'on-deck', d: circlePath(43, 26, 4.5) },
      { tone: 'soot', d: 'M42.600 26l2.400-3.300.8.600-2.200 3.200zM2 96h18v3H2z' },
      { tone: 'paint-steel', d: 'M3 86h16v2H3zM3 89h16v2H3zM3 92h16v2H3zM5 99h3v9H5zM14 99h3v9h-3z' },
      { tone: 'signal', d: 'M28 106.500h70v1.500H28z' },
    ],
    clock: { x: 109, y: 22, r: 7.5 },
    person: { left: 77, top: 24 },
  },
  ward: {
    behind: [
      { tone: 'paint-lamp-low', d: 'M0 47h112v.8H0z', opacity: 0.7 },
      { tone: 'soot', d: 'M52 8h22v15H52zM62 23h2v4h-2z' },
      { tone: 'paint-room', d: 'M53.500 9.500h19v12h-19z' },
      { tone: 'paint-scrubs', d: 'M55 15.500h4l1.400-3.500 2 7 1.600-3.500h7v.9h-6.400l-2.300 4.600-2-7-.9 2.400H55z' },
    ],
    before: [
      {
        tone: 'paint-steel',
        d: 'M19 23.500h.8q0 12 6.500 21.500h-1q-6.300-9-6.300-21.500zM46 47h24v1.200H46zM48 48h1.200v5H48zM57.500 48h1.200v5h-1.200zM67 48h1.200v5H67z',
      },
      { tone: 'soot', d: 'M40 45.500q10-4 38-1v.8q-28-3-38 1z', opacity: 0.4 },
      {
        tone: 'paint-steel',
        opacity: 0.55,
        d: 'M28.500 37.500q-1.300-8 5.500-8 6.600 0 6 6.500-1-2.600-2.800-3.600-4 2.600-7 2-1.200 1-1.700 3.100z',
      },
      {
        tone: 'soot',
        d: 'M33.400 35.600q1.200.9 2.400 0v.5q-1.200.8-2.400 0zM37 35.600q1 .9 2 0v.5q-1 .8-2 0zM36.300 36.200l.9 1.900h-1.200v-.4h.5zM34.600 39.300q1.700 1 3.200-.2v.5q-1.500 1.100-3.200.2zM33.200 34.400q1.300-.9 2.600-.2v.4q-1.300-.6-2.600.2zM37 34.200q1.100-.6 2 .1v.4q-.900-.6-2-.1z',
        opacity: 0.65,
      },
      { tone: 'skin-2', d: 'M52 42.600q3-1.800 7-1.400l3.200.9q.6 1-.4 1.500l-4.800.6-5 1z' },
    ],
    clock: { x: 84, y: 10, r: 5 },
    person: { left: 58, top: 6 },
  },
  dock: {
    behind: [{ tone: 'paint-lamp-low', d: 'M0 96h140v1H0z', opacity: 0.7 }],
    before: [
      { tone: 'soot', d: 'M30 76h14v1H30zM46 79h14v1H46zM36.500 68h1v20h-1zM52.500 72h1v16h-1zM36.500 50h1v16h-1z', opacity: 0.4 },
      { tone: 'soot', d: 'M0 4h140v3H0zM0 11h140v3H0zM100 18h2v78h-2z' },
      { tone: 'signal', d: 'M0 102h8v12H0zM96 102h5v12h-5z' },
      { tone: 'paint-beam', d: 'M92 26h6v5h-6z' },
    ],
    clock: { x: 110, y: 32, r: 8 },
    person: { left: 78, top: 30 },
  },
  filling: {
    behind: [
      { tone: 'paint-lamp-low', d: 'M0 22h124v1H0zM0 70h124v.8H0z', opacity: 0.7 },
      { tone: 'paint-steel', d: 'M26 0h4v8h-4zM52 0h4v8h-4zM74 13h50v3H74z' },
    ],
    before: [
      { tone: 'signal', d: 'M12 72h12v4H12zM34 72h12v4H34zM56 72h12v4H56zM100 72h12v4h-12z' },
      {
        tone: 'paint-beam',
        d: `M16.300 54h1.400v6h-1.400zM38.300 54h1.400v6h-1.400zM60.300 54h1.400v6h-1.400z${dots(1.6, [16, 26], [23, 26], [30, 26])}`,
      },
      { tone: 'on-deck', d: circlePath(60, 26.5, 4.5) },
      { tone: 'soot', d: 'M59.600 26.500l2.200-3.200.8.600-2 3.100zM8 36h66v1H8z' },
      { tone: 'paint-steel', d: 'M0 92h124v1.500H0z' },
    ],
    clock: { x: 90, y: 40, r: 7 },
    person: { left: 66, top: 26 },
  },
  shop: {
    behind: [
      { tone: 'soot', d: `${shelf(8, 26, 44)}${shelf(8, 46, 44)}` },
      { tone: 'on-deck', d: 'M10 16h6v10h-6zM26 14h7v12h-7zM42 18h8v8h-8zM18 38h8v8h-8zM38 34h6v12h-6z' },
      { tone: 'paint-scrubs', d: 'M18 18h6v8h-6zM10 36h6v10h-6zM46 38h5v8h-5z' },
      { tone: 'signal-deep', d: 'M35 17h5v9h-5zM28 36h7v10h-7z' },
    ],
    before: [
      { tone: 'soot', d: 'M64 52.500h8v1h-8zM64 55.500h10v1H64zM64 58.500h6v1h-6zM46 66h3v4h-3z' },
      { tone: 'paint-steel', d: 'M14 90h64v1.500H14zM14 97h64v1.500H14zM53 64h5v6h-5z' },
      { tone: 'paint-beam', d: 'M54 65h3v2h-3z' },
      { tone: 'on-deck', d: 'M16 60h5v1.500h-5z' },
    ],
    over: [{ tone: 'on-deck', d: `M-6-18h150v18${'c-7 8-18 8-25 0'.repeat(6)}z` }],
    clock: { x: 92, y: 30, r: 7.5 },
    person: { left: 78, top: 22 },
  },
  buses: {
    behind: [],
    before: [
      { tone: 'soot', d: 'M12 62h92v1H12zM140 44h20v1h-20zM140 48h20v1h-20zM118 50h1v6h-1z', opacity: 0.6 },
      { tone: 'on-deck', d: 'M150 52h8v3h-8z' },
    ],
    clock: { x: 190, y: 20, r: 9 },
  },
}
