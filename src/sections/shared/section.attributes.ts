import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What styles, tests and the build know sections by. Apart from shared.attributes.ts, because page scripts do not need these. */
export const sectionAttributes = {
  /** The id of its heading, by which the space is found that phones keep for a section (`npm run heights`). */
  name: dataAttribute('section-name'),
  /** Set by the build on a section that has changed since its space was measured: it is laid out at once. */
  unmeasured: dataAttribute('section-unmeasured'),
  /** The page's address, on the document, because sections of one name differ in height from page to page. */
  page: dataAttribute('section-page'),
  /** The one next step at the end of a page. */
  closingStep: dataAttribute('closing-step'),
  /** A list of clients by their logos. */
  clientList: dataAttribute('client-list'),
  /**
   * On a first screen that is dark in both themes, with the hour of its sky, if it has one. The header over it finds it, and is then dark
   * too (sections/shell/header.css).
   */
  darkOpening: dataAttribute('dark-opening'),
} as const

/** Attributes of a `<section>`. @param name the id of its heading */
export const namedSection = (name: string) => ({ ...sectionAttributes.name.props(name), 'aria-labelledby': name })
