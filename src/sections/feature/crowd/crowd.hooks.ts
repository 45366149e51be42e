import { markupHook } from '../../../lib/anywhere/markupHook'

/** Where the markup of the crowd, its styles (sections/feature/crowd/crowd.css) and its tests meet. */
export const crowdHooks = {
  /** The whole of it, with how many are asked. */
  asked: markupHook('crowd-asked'),
  /** How many a filter leaves, with its name. */
  left: markupHook('crowd-left'),
  /** The drawn people; those of half a row in one standing, with how many they are. */
  people: markupHook('crowd'),
} as const
