/** The rules for every text that an editor writes, whichever file it stands in: entries, claims and terms alike. */

import type { LineProblem } from '../problems/textProblem.ts'
import type { FieldPath } from '../yaml/fieldFinder.ts'
import { UNFILLED } from './skeleton.ts'

/** Markdown's signs, which YAML prints as they are, and what to write in their place. */
const MARKUP: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /\[[^\]\n]+\]\([^)\n]*\)/,
    (link) => `${link} would be printed as it is. Write the words alone; a link is a field, { label: …, to: … }.`,
  ],
  [/\*\*[^*\n]+\*\*/, (strong) => `${strong} would be printed with its asterisks. Write the words alone.`],
  [/(?<![\w*])\*[^*\s][^*\n]*\*(?![\w*])/, (strong) => `${strong} would be printed with its asterisks. Write the words alone.`],
  [/(?<!\w)_[^_\s][^_\n]*_(?!\w)/, (weak) => `${weak} would be printed with its underscores. Write the words alone.`],
  [/^#{1,6} /, (sign) => `${sign.trim()} would be printed before the words. Write the words alone.`],
  [/`[^`\n]+`/, (code) => `${code} would be printed with its signs. Write the words alone.`],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, (tag) => `${tag} would be printed as it is. Write the words alone.`],
  [/&(?:[a-z]+|#\d+);/i, (name) => `${name} would be printed as it is. Write the sign itself.`],
]

/** @returns what to say of a text in YAML with signs of Markdown; null where it is plain */
export function plainTextProblem(written: string): string | null {
  for (const [pattern, cure] of MARKUP) {
    const [found] = pattern.exec(written) ?? []
    if (found) return `Texts in YAML are plain: ${cure(found)}`
  }
  return null
}

/** @returns every text in what was read from YAML, with its place */
export function textsIn(value: unknown, path: FieldPath = []): (readonly [FieldPath, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  return typeof value === 'object' ? Object.entries(value ?? {}).flatMap(([name, item]) => textsIn(item, [...path, name])) : []
}

/** The words that a skeleton leaves, to the end of their sentence or so. */
const UNFILLED_WORDS = new RegExp(`${UNFILLED}[^\\n"<]{0,60}`, 'g')

/** Where a skeleton's words still stand: in a field, or on a line of prose or of a comment beside a choice. */
type UnfilledProblem = LineProblem & { path: FieldPath | undefined }

/**
 * @param source a whole file
 * @param fields what was read from it, as it is written
 * @param lineOf the line of a field
 * @param cure what can be done about such words there
 * @returns each place where a skeleton's words still stand, with its line (from 1)
 */
export function unfilledProblems(
  source: string,
  fields: unknown,
  lineOf: (path: FieldPath) => number,
  cure = 'Write it.',
): UnfilledProblem[] {
  const texts = source.includes(UNFILLED) ? textsIn(fields) : []
  return [...source.matchAll(UNFILLED_WORDS)].map(({ index, 0: words }) => {
    const line = source.slice(0, index).split('\n').length
    const [path] = texts.find(([at, text]) => text.includes(words) && lineOf(at) === line) ?? []
    return { line, path, message: `This is still the skeleton’s text: “${words} …”. ${cure}` }
  })
}
