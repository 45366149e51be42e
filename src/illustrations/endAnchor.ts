/** @returns the text anchor with which the first and the last label of a scale end where the scale does */
export function endAnchor(position: number, last: number): 'start' | 'middle' | 'end' {
  if (position === 0) return 'start'
  return position === last ? 'end' : 'middle'
}
