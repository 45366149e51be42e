import { countWords } from '#src/lib/anywhere/text/readingTime.ts'
import { withoutCode } from './withoutCode.ts'

/** The line with which a section begins. */
const SECTION_HEADING = /^ {0,3}## .+$/gm

/** @returns how many words stand below each "##" heading of a text, its code included */
export function sectionWords(body: string): number[] {
  const headings = [...withoutCode(body).matchAll(SECTION_HEADING)]
  return headings.map(({ 0: heading, index }, at) => countWords(body.slice(index + heading.length, headings[at + 1]?.index)))
}
