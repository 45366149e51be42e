/** What a drawn row of people shows at one place: who counts here, who does not, and who is not there. */
export type PlaceState = 'able' | 'other' | 'missing'
/** The numbers of a crew as content has it (schemas/industry/industry.ts), which drawings do not know. */
type CrewCounts = { people: number; able?: number | undefined; missing?: number | undefined }

/** @returns the places of a row, those who are missing last; where nothing is said of who may, all may who are there */
export function crewPlaces({ people, missing = 0, able = people - missing }: CrewCounts): PlaceState[] {
  return Array.from({ length: people }, (_, index) => (index < able ? 'able' : index < people - missing ? 'other' : 'missing'))
}
