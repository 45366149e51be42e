import { markupHook } from '../lib/anywhere/markupHook'

/** The brand's mark and the flap of it that turns (styles/motion.css). Apart from ui.hooks.ts, which scripts carry whole. */
export const logoHooks = { logo: markupHook('logo'), leaf: markupHook('leaf') } as const
