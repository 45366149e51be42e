import { hook } from '../../lib/anywhere/hook'

/** Where `logoStrip.client.ts` meets `LogoStrip.tsx`; motion.css moves the track. */
export const comparisonHooks = {
  strip: hook('logo-strip'),
  track: hook('strip-track'),
  toggle: hook('strip-toggle'),
  paused: hook('paused'),
} as const
