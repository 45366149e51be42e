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
