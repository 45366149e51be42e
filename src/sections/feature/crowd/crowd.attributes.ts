import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the markup of the crowd, its island, its styles (sections/feature/crowd/crowd.css) and its tests meet. */
export const crowdAttributes = {
  /** The whole of it, with how many are asked. */
  asked: dataAttribute('crowd-asked'),
  /** The box of a filter, whose value is its name. */
  filter: dataAttribute('crowd-filter'),
  /** How many a filter leaves, with its name. */
  left: dataAttribute('crowd-left'),
  /** The drawn people. */
  people: dataAttribute('crowd-people'),
  /** Those of half a row who are drawn alike: how, and how many they are. */
  look: dataAttribute('crowd-look'),
  count: dataAttribute('crowd-count'),
} as const
