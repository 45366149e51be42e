import { dataAttribute } from '../../lib/anywhere/dataAttribute.ts'

/**
 * By what the space is known that a section keeps on phones until it is laid out (`npm run heights`). Apart from
 * shared.attributes.ts, which page scripts carry whole: no script needs these.
 */
export const sectionAttributes = {
  /** A section's name: on home, the field of src/content/home.yaml that its words stand in. Others are known by their heading's id. */
  name: dataAttribute('section-name'),
  /** The page's address, on the document: sections of one name are not equally high on all pages. */
  page: dataAttribute('section-page'),
} as const
