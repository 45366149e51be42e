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
  /** A part of the stage: what one step adds. */
  part: markupHook('step'),
  now: markupHook('happens-now'),
  /** An outline until its step comes. */
  yetToCome: markupHook('yet-to-come'),
  /** The outline that comes next. */
  next: markupHook('comes-next'),
} as const
