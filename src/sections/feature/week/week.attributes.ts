import { dataAttribute } from '../../../lib/anywhere/dataAttribute'

/** Where the week of call-offs meets its styles (sections/feature/week/week.css). */
export const weekAttributes = {
  /** The reports in words: for those who hear the page, and where letters are too large for the drawing. */
  list: dataAttribute('week-list'),
} as const
