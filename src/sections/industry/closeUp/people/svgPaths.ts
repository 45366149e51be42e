/** Paths of a drawing that is written as SVG text. */

/** @param attributes more of them, after a space */
export const filledPath = (d: string, color: string, attributes = '') => `<path d="${d}" fill="${color}"${attributes}/>`
export const strokedPath = (d: string, color: string, width: number, attributes = '') =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}"${attributes}/>`
