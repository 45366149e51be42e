import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `walkthrough.client.ts` meets `Walkthrough.tsx`. */
export const videosHooks = {
  frame: markupHook('walkthrough'),
  caption: markupHook('walkthrough-caption'),
  play: markupHook('walkthrough-play'),
  step: markupHook('walkthrough-step'),
  playing: markupHook('playing'),
  yetToCome: markupHook('yet-to-come'),
} as const
