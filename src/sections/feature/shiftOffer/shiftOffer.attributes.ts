import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the shift offer's markup and its tests meet. */
export const shiftOfferAttributes = {
  /** The whole offer, with the number of people asked. */
  asked: dataAttribute('shift-offer-asked'),
  /** The number of people that a filter leaves, with the filter's name. */
  left: dataAttribute('shift-offer-left'),
  /** A path of people of half a row who look alike: their look, and how many they are. */
  look: dataAttribute('shift-offer-look'),
  count: dataAttribute('shift-offer-count'),
} as const
