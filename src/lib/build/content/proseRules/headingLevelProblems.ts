import type { TextProblem } from '../problems/textProblem.ts'

const HEADING = /^ {0,3}(#{2,6}) /gm

/** @param text prose without its code @returns a problem for each heading that leaves a level out: people who listen look for it */
export function headingLevelProblems(text: string): TextProblem[] {
  let above = 1
  return [...text.matchAll(HEADING)].flatMap(({ 1: signs = '', index }) => {
    const least = above + 1
    above = signs.length
    if (above <= least) return []
    return { offset: index, message: `A level of headings is left out above this one: write ${'#'.repeat(least)} instead of ${signs}.` }
  })
}
