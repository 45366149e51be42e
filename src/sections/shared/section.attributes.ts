import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/**
 * By what the space is known that a section keeps on phones until it is laid out (`npm run heights`). Apart from
 * shared.attributes.ts, which page scripts carry whole: no script needs these.
 */
export const sectionAttributes = {
  /** A section's name: that of its words in content, which is the id of its heading too. */
  name: dataAttribute('section-name'),
  /** Beside its name, in a build: it is new or its words have changed since its space was measured, so it is laid out at once. */
  unmeasured: dataAttribute('section-unmeasured'),
  /** The page's address, on the document: sections of one name are not equally high on all pages. */
  page: dataAttribute('section-page'),
} as const

/**
 * For `<section>`: its name, and the heading that says it.
 * @param name the id of the heading
 */
export const namedSection = (name: string) => ({ ...sectionAttributes.name.props(name), 'aria-labelledby': name })
