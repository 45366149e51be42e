import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** The brand's mark and the flap of it that turns (styles/motion.css). Apart from ui.attributes.ts, which scripts carry whole. */
export const logoAttributes = { logo: dataAttribute('logo'), leaf: dataAttribute('leaf') } as const
