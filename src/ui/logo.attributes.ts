import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** The brand's mark and its flap that turns (styles/motion.css). Apart from ui.attributes.ts, because scripts do not need it. */
export const logoAttributes = { logo: dataAttribute('logo'), leaf: dataAttribute('leaf') } as const
