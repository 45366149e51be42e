/** The front matter of a file of prose: its fields, as YAML between two lines of hyphens. */
import type { LineProblem } from '../problems/problemLocation.ts'

/** The same rules as Astro's: a byte order mark or empty lines may precede it, and spaces may follow its hyphens. */
const FRONT_MATTER = /^(?<before>(?:\ufeff|\s*\n)?---[^\S\n]*\n)(?<yaml>[\s\S]*?\n)---[^\n]*(?:\n|$)/

/**
 * @returns the fields of a file of prose as YAML, their offset, the number of lines before them, and the offset of the prose; null without
 *   front matter
 */
export function parseFrontMatter(source: string): { yaml: string; start: number; linesBefore: number; end: number } | null {
  const match = FRONT_MATTER.exec(source)
  if (!match) return null
  const { before = '', yaml = '' } = match.groups ?? {}
  return { yaml, start: before.length, linesBefore: before.split('\n').length - 1, end: match[0].length }
}

const FENCE = '"---" (three hyphens)'

/** @param source a file of prose @returns the problem if its front matter cannot be found; null if it can */
export function frontMatterProblem(source: string): LineProblem | null {
  if (parseFrontMatter(source)) return null
  const firstLine =
    source
      .replace(/^[\s\ufeff]+/, '')
      .split(/\r?\n/)[0]
      ?.trim() ?? ''
  if (firstLine === '---')
    return { line: 1, message: `The fields above the text have no end: write a line ${FENCE} between them and the text.` }
  return {
    line: 1,
    message: `The file begins with a line ${FENCE}, then its fields, then the same line again. Its first line is "${firstLine.slice(0, 40)}".`,
  }
}
