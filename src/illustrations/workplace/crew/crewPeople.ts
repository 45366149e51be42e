import { type HeadShape, PERSON_OUTLINE, type Pose } from '../Worker.tsx'

/** Somebody of a crew: what they do while they wait to be asked, and how tall they are. */
export type CrewPerson = { pose: Pose; facing: 'left' | 'right'; head?: HeadShape; height: number }

/** As many as no crew repeats beside each other; skins, of which there are four, go on beside them. */
const PEOPLE: readonly CrewPerson[] = [
  { pose: 'reading', facing: 'left', height: 1 },
  { pose: 'standing', facing: 'right', head: 'long', height: 0.94 },
  { pose: 'machine', facing: 'left', head: 'scarf', height: 0.97 },
  { pose: 'reading', facing: 'right', head: 'cap', height: 1 },
  { pose: 'reaching', facing: 'left', head: 'bun', height: 0.92 },
]
/** Shades: as they stand, with hair that is pinned up, or long, or with the peak of a cap. */
const SHADES = [
  PERSON_OUTLINE,
  `${PERSON_OUTLINE}M-3.400-50.500a3.800 3.800 0 1 1 6.800 0z`,
  `${PERSON_OUTLINE}M-12-47H0v3h-12z`,
  `${PERSON_OUTLINE}M-7.600-44h15.200l.800 8.500H-8.400z`,
]
const HEIGHTS = [1, 0.92, 0.97, 0.89]

const nth = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** @returns who stands at a place of a drawn row, counted from 0: neighbors look unlike */
export const crewPerson = (index: number): CrewPerson => nth(PEOPLE, index)
/** @returns the outline of somebody at a place who is only a shade there */
export const crewShade = (index: number): string => nth(SHADES, index)
/** @returns how tall somebody is at a place where no more is seen of them than an outline */
export const crewHeight = (index: number): number => nth(HEIGHTS, index)
