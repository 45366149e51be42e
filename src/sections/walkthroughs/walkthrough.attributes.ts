import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `walkthrough.client.ts` meets the parts of `WalkthroughsView.tsx`. */
export const walkthroughAttributes = {
  player: dataAttribute('walkthrough-player'),
  /** One walk-through; scripts show one at a time. */
  item: dataAttribute('walkthrough-item'),
  shown: dataAttribute('walkthrough-shown'),
  /** A link to a walk-through. */
  itemLink: dataAttribute('walkthrough-item-link'),
  /** A line of the transcript. */
  transcriptLine: dataAttribute('walkthrough-transcript-line'),
  /** The caption of the current step. Its value is the text for the step's number. */
  caption: dataAttribute('walkthrough-caption'),
  /** The play button. Its value is its name while it plays. */
  play: dataAttribute('walkthrough-play'),
  step: dataAttribute('walkthrough-step'),
  scrubber: dataAttribute('walkthrough-scrubber'),
  playing: dataAttribute('walkthrough-playing'),
  /** The part of the story that a step adds. */
  part: dataAttribute('walkthrough-part'),
  now: dataAttribute('walkthrough-happens-now'),
  /** An outline until its step comes. */
  yetToCome: dataAttribute('walkthrough-yet-to-come'),
  /** The next outline. */
  next: dataAttribute('walkthrough-comes-next'),
} as const
