/** Headings of prose: their levels, and how many words stand below each. */

import type { TextProblem } from '../problems/problemLocation.ts'
import { countWords } from '../prose/readingTime.ts'
import { withoutCode } from '../prose/withoutCode.ts'

const HEADING = /^ {0,3}(#{2,6}) /gm

/** @param text prose without its code @returns a problem for each heading that skips a level, which screen reader users would look for */
export function headingLevelProblems(text: string): TextProblem[] {
  let level = 1
  return [...text.matchAll(HEADING)].flatMap(({ 1: hashes = '', index }) => {
    const nextLevel = level + 1
    level = hashes.length
    if (level <= nextLevel) return []
    return {
      offset: index,
      message: `A level of headings is left out above this one: write ${'#'.repeat(nextLevel)} instead of ${hashes}.`,
    }
  })
}

const SECTION_HEADING = /^ {0,3}## .+$/gm

/** @returns the number of words below each "##" heading, including code */
export function sectionWords(body: string): number[] {
  const headings = [...withoutCode(body).matchAll(SECTION_HEADING)]
  return headings.map(({ 0: heading, index }, headingIndex) =>
    countWords(body.slice(index + heading.length, headings[headingIndex + 1]?.index)),
  )
}
