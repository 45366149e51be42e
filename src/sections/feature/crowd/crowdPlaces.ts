/**
 * Places in the grid of the first screen (CrowdOpening). On wide screens the score stands beside the heading's first line, the
 * outcome beside the lede, and the note below it. In low windows all of them stand above the crowd.
 */
export const CROWD_PLACES = {
  words: 'lg:col-start-1 lg:row-start-3 lg:pt-6 lg:pb-9 low:row-start-1 low:pt-1 low:pb-6',
  filters: 'lg:row-start-1 low:row-start-2',
  people: 'lg:row-start-2 low:row-start-3',
  caption: 'lg:col-start-1 lg:row-start-3 lg:pt-15 lg:pb-9 low:row-start-1 low:pt-10 low:pb-6',
  /** In the caption. */
  score: 'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:-order-1',
} as const
