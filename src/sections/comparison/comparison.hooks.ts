import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `logoStrip.client.ts` meets `LogoStrip.tsx`; motion.css moves the track. */
export const comparisonHooks = {
  strip: markupHook('logo-strip'),
  track: markupHook('strip-track'),
  toggle: markupHook('strip-toggle'),
  paused: markupHook('paused'),
} as const
