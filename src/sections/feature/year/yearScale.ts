/** Places in the drawing of a year, in percent of its plot: days to the right, points upwards, as high as the ladder beside it. */
export type YearScale = { x: (place: number) => string; y: (points: number) => string; height: (points: number) => string }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** @param most the ladder's highest step */
export const yearScale = (days: number, most: number): YearScale => ({
  x: (place) => percent(place / days),
  y: (points) => percent(1 - points / most),
  height: (points) => percent(points / most),
})
