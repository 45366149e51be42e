import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** The brand's mark, and its flap that turns (styles/motion.css). Separate from shell.attributes.ts, because scripts load that file whole. */
export const logoAttributes = { logo: dataAttribute('logo'), leaf: dataAttribute('leaf') } as const
