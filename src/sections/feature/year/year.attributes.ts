import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the markup of the year of points, its motion and its tests meet. */
export const yearAttributes = {
  /** The whole of it, with the price that it shows. */
  price: dataAttribute('year-price'),
  /** What moves when the price or a day changes: named, so that it is found again after the change. */
  part: dataAttribute('year-part'),
  /** The total at the end of the year. */
  total: dataAttribute('year-total'),
  /** A slider on the line of days, by the event that it moves. */
  tab: dataAttribute('year-tab'),
  /** The points pile up into the words above: the drawing is made smaller where words stand there. */
  high: dataAttribute('year-high'),
} as const
