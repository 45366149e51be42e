import { markupHook } from '../../../lib/anywhere/markupHook'

/** Where the markup of the year of points, its motion and its tests meet. */
export const yearHooks = {
  /** The whole of it, with the price that it shows. */
  price: markupHook('year-price'),
  /** What moves when the price or a day changes: named, so that it is found again after the change. */
  part: markupHook('year-part'),
  /** The total at the end of the year. */
  total: markupHook('year-total'),
  /** A slider on the line of days, by the event that it moves. */
  tab: markupHook('year-tab'),
  /** The points pile up into the words above: the drawing is made smaller where words stand there. */
  high: markupHook('year-high'),
} as const
