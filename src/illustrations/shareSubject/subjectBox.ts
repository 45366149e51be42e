/** The box in which a subject stands, its lower edge on the ground; and how wide a scale is from 0 to its last number. */
export const SUBJECT = { width: 1072, height: 176, scale: 930 } as const
