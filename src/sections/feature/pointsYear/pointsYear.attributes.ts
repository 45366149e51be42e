import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the year of points meets its motion, its styles and its tests. */
export const pointsYearAttributes = {
  /** The whole year, with its price. */
  price: dataAttribute('points-year-price'),
  /** A part that moves after a change. Its name identifies it before and after. */
  part: dataAttribute('points-year-part'),
  /** The total at the end of the year. */
  total: dataAttribute('points-year-total'),
  /** A slider on the line of days, with the id of its event. */
  tab: dataAttribute('points-year-tab'),
  /** The points of the ladder's last step, which set the height of the drawing. */
  most: dataAttribute('points-year-most'),
  /** The points pile up into the words above, so the drawing is made smaller there. */
  high: dataAttribute('points-year-high'),
} as const
