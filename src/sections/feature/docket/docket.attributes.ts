import { dataAttribute } from '../../../lib/anywhere/dataAttribute'

/** Where the sheet of a review meets its styles (sections/feature/docket/docket.css). */
export const docketAttributes = {
  /** The sheet in words: for those who hear the page, and where letters are too large for the drawing. */
  list: dataAttribute('docket-list'),
} as const
