import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** Over the page's whole width, or in an article's column below its text. */
export type ClosingPlace = 'page' | 'article'

/** The texts of every closing, and its place. */
export type ClosingProps = { heading: string; text: string; action: Link; place: ClosingPlace }
