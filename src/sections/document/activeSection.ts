/**
 * Finds the active section: the one whose top is at or above the offset from the viewport's top and closest to it. Source: specification
 * section 4, "Article section tracking".
 * @param tops distance of each section's top from the viewport's top, in CSS pixels, in any order
 * @returns index of the active section, or -1 while all are below the offset
 */
export function activeSection(tops: number[], offset: number): number {
  return tops.indexOf(Math.max(...tops.filter((top) => top <= offset)))
}
