import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the choice of a theme meets its page scripts. */
export const themeAttributes = {
  /** On the document, once a visitor has chosen. */
  theme: dataAttribute('theme'),
  choice: dataAttribute('theme-choice'),
} as const
