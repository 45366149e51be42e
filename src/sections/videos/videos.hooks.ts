import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `walkthrough.client.ts` meets `WalkthroughPlayer.tsx`. */
export const videosHooks = {
  player: markupHook('walkthroughs'),
  /** One walk-through; shown one at a time where scripts run. */
  chapter: markupHook('walkthrough'),
  shown: markupHook('walkthrough-shown'),
  /** A link to a chapter. */
  chapterLink: markupHook('walkthrough-link'),
  /** A line of the transcript. */
  line: markupHook('walkthrough-line'),
  caption: markupHook('walkthrough-caption'),
  play: markupHook('walkthrough-play'),
  step: markupHook('walkthrough-step'),
  scrubber: markupHook('walkthrough-scrubber'),
  playing: markupHook('playing'),
  yetToCome: markupHook('yet-to-come'),
  /** What comes next, as a ghost. */
  next: markupHook('comes-next'),
} as const
