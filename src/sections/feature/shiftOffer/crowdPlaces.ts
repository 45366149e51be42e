/**
 * Places in the grid of the first screen (ShiftOfferOpening). On wide screens the score stands beside the heading's first line, the
 * outcome beside the lede, and the note below it. In low windows all of them stand above the crowd.
 */
export const WORDS_PLACE = 'lg:col-start-1 lg:row-start-3 lg:pt-6 lg:pb-9 low:row-start-1 low:pt-1 low:pb-6'
export const FILTERS_PLACE = 'lg:row-start-1 low:row-start-2'
export const PEOPLE_PLACE = 'lg:row-start-2 low:row-start-3'
/** Of the score, the outcome and the note. */
export const CAPTION_PLACE = 'lg:col-start-1 lg:row-start-3 lg:pt-15 lg:pb-9 low:row-start-1 low:pt-10 low:pb-6'
/** In the caption. */
export const SCORE_PLACE = 'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:-order-1'
