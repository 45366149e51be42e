import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where markup of every domain meets the page scripts, styles and tests of every page. */
export const sharedAttributes = {
  /** Sort of page, on the document. */
  pageKind: dataAttribute('page-kind'),
  copyLink: dataAttribute('copy-link'),
  copyText: dataAttribute('copy-text'),
  /** Header and footer. */
  shell: dataAttribute('shell'),
  /** Where the words of a first screen end. The build leaves none of them in a page. */
  firstScreenEnd: dataAttribute('first-screen-end'),
  /** A figure of results, with its icon. */
  stat: dataAttribute('stat'),
  /** A figure, which stands on one line. */
  figure: dataAttribute('figure'),
  /**
   * Something that visitors try out. Its value is its name in the reports of analytics, which would count a renamed one from zero.
   */
  tool: dataAttribute('tool'),
} as const
