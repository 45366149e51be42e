import type { Link } from '../../../lib/anywhere/pages/link'

/** Over the page's whole width, or in an article's column, below its text. */
export type ClosingPlace = 'page' | 'article'

/** What every way to end a page says, and where it stands. */
export type ClosingPart = { heading: string; text: string; action: Link; place: ClosingPlace }
