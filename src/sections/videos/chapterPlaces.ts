/** Places on the one scrubber of several walk-throughs, which follow one another as its chapters. */

export type ChapterPlace = { chapter: number; step: number }

/**
 * @param position from 0, over all chapters; what lies outside is held at the ends
 * @param counts how many steps each chapter has
 * @returns chapter and step, both from 0
 */
export function chapterPlace(position: number, counts: readonly number[]): ChapterPlace {
  let step = Math.max(0, position)
  for (const [chapter, count] of counts.entries()) {
    if (step < count) return { chapter, step }
    step -= count
  }
  return { chapter: counts.length - 1, step: (counts.at(-1) ?? 1) - 1 }
}

/** @returns the position at which a chapter begins */
export const chapterStart = (chapter: number, counts: readonly number[]): number =>
  counts.slice(0, chapter).reduce((sum, count) => sum + count, 0)
