import type { LineProblem } from '../problems/textProblem.ts'
import { parseFrontMatter } from './fieldFinder.ts'

const FENCE = '"---" (three hyphens)'

/** @param source a file of prose @returns the problem if its front matter cannot be found; null if it can */
export function frontMatterProblem(source: string): LineProblem | null {
  if (parseFrontMatter(source)) return null
  const first =
    source
      .replace(/^[\s\ufeff]+/, '')
      .split(/\r?\n/)[0]
      ?.trim() ?? ''
  if (first === '---')
    return { line: 1, message: `The fields above the text have no end: write a line ${FENCE} between them and the text.` }
  return {
    line: 1,
    message: `The file begins with a line ${FENCE}, then its fields, then the same line again. Its first line is "${first.slice(0, 40)}".`,
  }
}
