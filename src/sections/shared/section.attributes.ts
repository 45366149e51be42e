import { dataAttribute } from '../../lib/anywhere/dataAttribute.ts'

/**
 * A section's name: on home, the field of src/content/home.yaml that its words stand in. By it the space is known that the section
 * keeps on phones until it is laid out. Apart from shared.attributes.ts, which page scripts carry whole: no script needs this one.
 */
export const sectionAttributes = { name: dataAttribute('section-name') } as const
