/** @returns the unit of that many points */
export const pointsUnit = (value: number) => (value === 1 ? 'point' : 'points')

/** @returns "1 point", "0.5 points" */
export const pointsInWords = (value: number) => `${value} ${pointsUnit(value)}`
