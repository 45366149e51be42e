/** Steps on the one scrubber of several consecutive walk-throughs. */

export type PlayerStep = { walkthrough: number; step: number }

/**
 * @param position from 0, over all walk-throughs; other values are clamped
 * @param counts number of steps of each
 * @returns walk-through and step, both from 0
 */
export function stepAt(position: number, counts: readonly number[]): PlayerStep {
  let step = Math.max(0, position)
  for (const [walkthrough, count] of counts.entries()) {
    if (step < count) return { walkthrough, step }
    step -= count
  }
  return { walkthrough: counts.length - 1, step: (counts.at(-1) ?? 1) - 1 }
}

/** @returns the position at which a walk-through begins */
export const walkthroughStart = (walkthrough: number, counts: readonly number[]): number =>
  counts.slice(0, walkthrough).reduce((sum, count) => sum + count, 0)
