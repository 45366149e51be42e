import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the year of points meets its motion and its tests. */
export const yearAttributes = {
  /** The whole year, with its price. */
  price: dataAttribute('year-price'),
  /** A part that moves after a change. Its name identifies it before and after. */
  part: dataAttribute('year-part'),
  /** The total at the end of the year. */
  total: dataAttribute('year-total'),
  /** A slider on the line of days, with the id of its event. */
  tab: dataAttribute('year-tab'),
  /** The points pile up into the words above, so the drawing is made smaller there. */
  high: dataAttribute('year-high'),
} as const
