/** Size of a art, whose lower edge is on the ground. `scale` is the width of a scale from 0 to its last number. */
export const ART_BOX = { width: 1072, height: 176, scale: 930 } as const
