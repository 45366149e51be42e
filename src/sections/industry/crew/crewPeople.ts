import { type HeadShape, PERSON_OUTLINE, type Pose } from '#src/illustrations/workplace/StationWorker.tsx'

/** A person of a crew: a pose while waiting to be asked, and a height. */
export type CrewPerson = { pose: Pose; facing: 'left' | 'right'; head?: HeadShape; height: number }

/** Five people, so that no crew shows the same one side by side. The skin colors, of which there are four, cycle separately. */
const PEOPLE: readonly CrewPerson[] = [
  { pose: 'reading', facing: 'left', height: 1 },
  { pose: 'standing', facing: 'right', head: 'long', height: 0.94 },
  { pose: 'machine', facing: 'left', head: 'scarf', height: 0.97 },
  { pose: 'reading', facing: 'right', head: 'cap', height: 1 },
  { pose: 'reaching', facing: 'left', head: 'bun', height: 0.92 },
]
/** Plain, with hair in a bun, with the peak of a cap, or with long hair. */
const SILHOUETTES = [
  PERSON_OUTLINE,
  `${PERSON_OUTLINE}M-3.400-50.500a3.800 3.800 0 1 1 6.800 0z`,
  `${PERSON_OUTLINE}M-12-47H0v3h-12z`,
  `${PERSON_OUTLINE}M-7.600-44h15.200l.800 8.500H-8.400z`,
]
const HEIGHTS = [1, 0.92, 0.97, 0.89]

const nth = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** @returns the person at a spot of a row, counted from 0; neighbors look different */
export const crewPerson = (index: number): CrewPerson => nth(PEOPLE, index)
/** @returns the silhouette at a spot of a row, counted from 0 */
export const crewSilhouette = (index: number): string => nth(SILHOUETTES, index)
/** @returns the height of the outline or silhouette at a spot of a row */
export const crewHeight = (index: number): number => nth(HEIGHTS, index)

/** One spot of a drawn row of people: somebody who may take the shift, somebody else, or nobody. */
export type SpotStatus = 'able' | 'other' | 'missing'
/** The counts of a crew in content (schemas/industry/industryBlocks.ts). */
type CrewCounts = { people: number; able?: number | undefined; missing?: number | undefined }

/** @returns the spots of a row, the missing people last. Without `able`, everyone who is there may take the shift */
export function crewSpots({ people, missing = 0, able = people - missing }: CrewCounts): SpotStatus[] {
  return Array.from({ length: people }, (_, index) => {
    if (index < able) return 'able'
    return index < people - missing ? 'other' : 'missing'
  })
}
