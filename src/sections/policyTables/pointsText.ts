/** @returns "1 point", "0.5 points" */
export const pointsInWords = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`
