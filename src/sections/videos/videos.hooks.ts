import { hook } from '../../lib/anywhere/hook'

/** Where `walkthrough.client.ts` meets `Walkthrough.tsx`. */
export const videosHooks = {
  frame: hook('walkthrough'),
  caption: hook('walkthrough-caption'),
  play: hook('walkthrough-play'),
  step: hook('walkthrough-step'),
  playing: hook('playing'),
  yetToCome: hook('yet-to-come'),
} as const
