import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the crowd's markup and its tests meet. */
export const crowdAttributes = {
  /** The whole crowd, with the number of people asked. */
  asked: dataAttribute('crowd-asked'),
  /** The number of people that a filter leaves, with the filter's name. */
  left: dataAttribute('crowd-left'),
  /** A path of people of half a row who look alike: their look, and how many they are. */
  look: dataAttribute('crowd-look'),
  count: dataAttribute('crowd-count'),
} as const
