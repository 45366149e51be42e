import { type HeadShape, PERSON_OUTLINE, type Pose } from '../Worker.tsx'

/** A person of a crew: pose and height. */
export type CrewPerson = { pose: Pose; facing: 'left' | 'right'; head?: HeadShape; height: number }

/** So many that no crew repeats them side by side. The four skin colors vary independently. */
const PEOPLE: readonly CrewPerson[] = [
  { pose: 'reading', facing: 'left', height: 1 },
  { pose: 'standing', facing: 'right', head: 'long', height: 0.94 },
  { pose: 'machine', facing: 'left', head: 'scarf', height: 0.97 },
  { pose: 'reading', facing: 'right', head: 'cap', height: 1 },
  { pose: 'reaching', facing: 'left', head: 'bun', height: 0.92 },
]
/** Silhouettes: plain, with pinned hair, with long hair, or with the peak of a cap. */
const SHADES = [
  PERSON_OUTLINE,
  `${PERSON_OUTLINE}M-3.400-50.500a3.800 3.800 0 1 1 6.800 0z`,
  `${PERSON_OUTLINE}M-12-47H0v3h-12z`,
  `${PERSON_OUTLINE}M-7.600-44h15.200l.800 8.500H-8.400z`,
]
const HEIGHTS = [1, 0.92, 0.97, 0.89]

const nth = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** @returns the person at an index of a row; neighbors do not look alike */
export const crewPerson = (index: number): CrewPerson => nth(PEOPLE, index)
/** @returns the silhouette at an index */
export const crewShade = (index: number): string => nth(SHADES, index)
/** @returns the height of the person at an index where only an outline is drawn */
export const crewHeight = (index: number): number => nth(HEIGHTS, index)
