import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `walkthrough.client.ts` meets `WalkthroughPlayer.tsx`. */
export const walkthroughAttributes = {
  player: dataAttribute('walkthrough-player'),
  /** One walk-through; shown one at a time where scripts run. */
  item: dataAttribute('walkthrough-item'),
  shown: dataAttribute('walkthrough-shown'),
  /** A link to one. */
  itemLink: dataAttribute('walkthrough-item-link'),
  /** A line of the transcript. */
  line: dataAttribute('walkthrough-line'),
  /** What is said at each step; its value is how the number of the step is said. */
  caption: dataAttribute('walkthrough-caption'),
  /** The button that plays; its value is its name while it does. */
  play: dataAttribute('walkthrough-play'),
  step: dataAttribute('walkthrough-step'),
  scrubber: dataAttribute('walkthrough-scrubber'),
  playing: dataAttribute('walkthrough-playing'),
  /** A part of the stage: what one step adds. */
  part: dataAttribute('walkthrough-part'),
  now: dataAttribute('walkthrough-happens-now'),
  /** An outline until its step comes. */
  yetToCome: dataAttribute('walkthrough-yet-to-come'),
  /** The outline that comes next. */
  next: dataAttribute('walkthrough-comes-next'),
} as const
