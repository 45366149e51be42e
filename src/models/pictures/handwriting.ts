/**
 * Capital letters, digits and punctuation as strokes of a ballpoint, so that filled-in forms need no font. A letter stands on y = 14, is 12
 * high and about 8 wide.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 14Q3 7 4.2 2Q5.5 8 8 14M1.4 9.6L6.8 9.2',
  B: 'M1 2.2L.8 14M1 2.4Q7 1.6 6.6 5Q6.2 7.6 1.2 7.8Q8.4 7.8 7.6 11.2Q6.8 14.2.8 13.8',
  C: 'M7.4 3.8Q4.5.8 2 4Q-.8 8.6 1.4 12Q4 15.4 7.8 12',
  D: 'M1 2.2L.8 13.8M.2 2.4Q8 2 7.8 8Q7.4 14 .4 13.8',
  E: 'M7 2.2L1 2.4L.8 13.8L7.2 13.6M1 7.8L5.8 7.6',
  F: 'M7.2 2L1 2.4L.8 14.2M1 7.8L5.6 7.6',
  G: 'M7.4 4Q4.4.8 2 4Q-.8 9 1.6 12.4Q5 15.6 7.4 12L7.5 8.6L4.6 8.8',
  H: 'M1 2L.7 14M7 2L7.2 14.2M.9 8.2L7 7.8',
  I: 'M1.6 2L1.4 14',
  J: 'M6.4 2L6.4 10.6Q6 14.6 3 14Q.8 13.4.8 11',
  K: 'M1 2L.8 14M7 2.2L1 8.6L7.4 14',
  L: 'M1 2L.8 13.8L6.8 13.6',
  M: 'M.6 14L1.2 2.2L4.4 9L7.8 2L8.6 14',
  N: 'M.8 14L1 2.2L7 13.8L7.2 2',
  O: 'M4 2Q0 3 .3 8.4Q.8 14.2 4.2 14Q8 13.6 7.9 7.8Q7.6 2.2 3.6 2.1',
  P: 'M1 2L.8 14.2M.8 2.4Q7.6 1.6 7.2 5.2Q6.6 8.4 1 8.4',
  Q: 'M4 2Q0 3 .3 8.4Q.8 14.2 4.2 14Q8 13.6 7.9 7.8Q7.6 2.2 3.6 2.1M5 11L8.2 15',
  R: 'M1 2L.8 14.2M.8 2.4Q7.6 1.6 7.2 5.2Q6.6 8.4 1 8.4M3.6 8.4L7.4 14',
  S: 'M7 3.6Q4.6 1 2 3Q0 5.4 3.4 7.4Q8 9.4 6.8 12Q4.4 15.4.6 12.6',
  T: 'M.2 2.4L8 2M4.2 2.2L4 14',
  U: 'M.8 2L.8 10Q1.4 14.4 4.2 14Q7.2 13.6 7.2 9.6L7.4 2',
  V: 'M.4 2L4 14L7.8 2',
  W: 'M.2 2L2.4 14L4.6 6L6.8 14L9 2',
  X: 'M.8 2L7.2 14M7.4 2L.6 14',
  Y: 'M.6 2L4 8M7.6 2L3 14.4',
  Z: 'M.6 2.4L7.2 2.2L.6 13.8L7.6 13.6',
  0: 'M3.6 2Q.2 3.4.5 8.4Q1 14.2 3.8 14Q7 13.4 6.8 7.6Q6.4 2.2 3.4 2.1',
  1: 'M1 4.6L3.4 2L3.2 14',
  2: 'M.8 4.6Q2 1.6 4.6 2.2Q7.4 3.4 5.6 7Q3.6 10.4.6 13.8L7 13.5',
  3: 'M1 3Q5.6.8 6 4.4Q6 7.2 2.6 7.4Q7.2 7.6 6.8 11Q5.6 15.2.6 12.8',
  4: 'M4.8 2L.6 10L7.6 9.6M5.6 6L5.4 14.2',
  5: 'M6.8 2.2L1.8 2.4L1.2 7.2Q6.6 5.8 6.8 10Q6 15 .8 13',
  6: 'M5.8 2Q1 5.4.8 10.6Q1.4 14.4 4.2 14Q7.2 13 6.6 9.8Q5 6.8 1 10',
  7: 'M.6 2.4L7 2.2Q4 8 3 14.2',
  8: 'M6 3.4Q3.6.8 1.6 3.6Q.8 6 4 7.6Q8 10 6 13Q3.2 15.2 1 12.4Q.4 9.6 3.8 7.6Q7.2 5.4 6 3.2',
  9: 'M6.4 6Q4.6 9.4 1.8 7.6Q-.2 4.6 2.6 2.4Q6.2 1.4 6.4 6L5.6 14.2',
  ':': 'M1.4 6.4V6.5M1.3 11.8V11.9',
  '.': 'M1 13.7V13.8',
  ',': 'M1.6 13L.8 15.6',
  '-': 'M.6 8.4L5 8.2',
  '(': 'M3.4.8Q-.4 8 3 15.4',
  ')': 'M.8.8Q4.6 8 1 15.4',
}

/** Distance to the next letter, if it differs from the usual one. */
const ADVANCE: Readonly<Record<string, number>> = {
  M: 11.5,
  W: 11.5,
  I: 5.5,
  1: 7,
  ':': 5,
  '.': 4.5,
  ',': 5,
  '(': 6,
  ')': 6,
  '-': 8,
  ' ': 7,
}
const DEFAULT_ADVANCE = 10.4
/** Offset and lean of successive letters, so that no two look alike. */
const WOBBLE = [
  [0, -1],
  [0.5, 2],
  [-0.4, 0],
  [0.2, -3],
  [-0.3, 1],
] as const

/** @returns whether every character of a text has strokes */
export const canHandwrite = (text: string): boolean => [...text].every((character) => character === ' ' || STROKES[character] !== undefined)

type Stroke = { path: string; x: number; y: number; lean: number }

/** @returns the strokes and the width of a text. Characters without strokes are left out. */
export function handwrittenStrokes(text: string): { strokes: Stroke[]; width: number } {
  let x = 0
  const strokes = [...text].flatMap((character, index): Stroke[] => {
    const start = x
    x += ADVANCE[character] ?? DEFAULT_ADVANCE
    const path = STROKES[character]
    const [y, lean] = WOBBLE[index % WOBBLE.length] ?? WOBBLE[0]
    return path === undefined ? [] : [{ path, x: Number(start.toFixed(1)), y, lean }]
  })
  return { strokes, width: Number(x.toFixed(1)) }
}
