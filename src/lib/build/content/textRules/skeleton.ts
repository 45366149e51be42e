/** What is shared by the skeletons that `npm run new:…` makes and the build, which refuses them until they are filled in. */

/** Stands where words are still to be written. */
export const UNFILLED = 'FILL IN'
