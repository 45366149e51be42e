/** One place in a row: a person who qualifies, another person, or nobody. */
export type PlaceState = 'able' | 'other' | 'missing'
/** The numbers of a crew as content has them (schemas/industry/industry.ts, which drawings do not import). */
type CrewCounts = { people: number; able?: number | undefined; missing?: number | undefined }

/** @returns the places of a row, missing people last. Without `able`, everybody who is there qualifies. */
export function crewPlaces({ people, missing = 0, able = people - missing }: CrewCounts): PlaceState[] {
  return Array.from({ length: people }, (_, index) => (index < able ? 'able' : index < people - missing ? 'other' : 'missing'))
}
