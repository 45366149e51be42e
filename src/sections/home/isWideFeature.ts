/**
 * Whether the card of a feature takes a whole row of two: the first does, and so does the last where it would stand alone in its row.
 * @param index place of the card, from 0
 * @param count cards of all
 */
export const isWideFeature = (index: number, count: number): boolean => index === 0 || (index === count - 1 && index % 2 === 1)
