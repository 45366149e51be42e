/** Shared by the skeletons of `npm run new:…` and the build, which refuses them until they are filled in. */

/** Marks text that is still to be written. */
export const UNFILLED = 'FILL IN'
