import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where markup of every domain meets the scripts, styles and tests of every page. */
export const sharedAttributes = {
  /** Kind of page, on the document. */
  pageKind: dataAttribute('page-kind'),
  copyLink: dataAttribute('copy-link'),
  copyText: dataAttribute('copy-text'),
  /** Header and footer. */
  shell: dataAttribute('shell'),
  /** End of the words of a first screen. The build removes it. */
  firstScreenEnd: dataAttribute('first-screen-end'),
  /** A figure with its icon and its label. */
  figure: dataAttribute('figure'),
  /** Only its value, which stands on one line. */
  figureValue: dataAttribute('figure-value'),
  /** An interactive tool. Its value is its name in analytics reports, so do not rename it. */
  tool: dataAttribute('tool'),
} as const
