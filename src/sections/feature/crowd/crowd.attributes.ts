import { dataAttribute } from '../../../lib/anywhere/dataAttribute'

/** Where the markup of the crowd, its styles (sections/feature/crowd/crowd.css) and its tests meet. */
export const crowdAttributes = {
  /** The whole of it, with how many are asked. */
  asked: dataAttribute('crowd-asked'),
  /** How many a filter leaves, with its name. */
  left: dataAttribute('crowd-left'),
  /** The drawn people. */
  people: dataAttribute('crowd-people'),
  /** Those of half a row who are drawn alike: how, and how many they are. */
  look: dataAttribute('crowd-look'),
  count: dataAttribute('crowd-count'),
} as const
