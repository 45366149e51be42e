/** Rules for every text that an editor writes: in entries, claims and terms. */

import { type FieldPath, type LineProblem, lineAt } from '../problems/problemLocation.ts'
import { UNFILLED } from './unfilled.ts'

/** Markdown characters, which YAML prints as they are, and what to write instead. */
const MARKUP: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /\[[^\]\n]+\]\([^)\n]*\)/,
    (link) => `${link} would be printed as it is. Write the words alone; a link is a field, { label: …, to: … }.`,
  ],
  [/\*\*[^*\n]+\*\*/, (strong) => `${strong} would be printed with its asterisks. Write the words alone.`],
  [/(?<![\w*])\*[^*\s][^*\n]*\*(?![\w*])/, (strong) => `${strong} would be printed with its asterisks. Write the words alone.`],
  [/(?<!\w)_[^_\s][^_\n]*_(?!\w)/, (emphasis) => `${emphasis} would be printed with its underscores. Write the words alone.`],
  [/^#{1,6} /, (character) => `${character.trim()} would be printed before the words. Write the words alone.`],
  [/`[^`\n]+`/, (code) => `${code} would be printed with its signs. Write the words alone.`],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, (tag) => `${tag} would be printed as it is. Write the words alone.`],
  [/&(?:[a-z]+|#\d+);/i, (name) => `${name} would be printed as it is. Write the sign itself.`],
]

/** @returns the message for a text in YAML with Markdown characters; null if it has none */
export function plainTextProblem(written: string): string | null {
  for (const [pattern, fix] of MARKUP) {
    const [found] = pattern.exec(written) ?? []
    if (found) return `Texts in YAML are plain: ${fix(found)}`
  }
  return null
}

/** @returns every text in parsed YAML, with its path */
export function textsIn(value: unknown, path: FieldPath = []): (readonly [FieldPath, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  return typeof value === 'object' ? Object.entries(value ?? {}).flatMap(([name, item]) => textsIn(item, [...path, name])) : []
}

/** The unfilled words of a skeleton, to the end of their sentence or so. */
const UNFILLED_WORDS = new RegExp(`${UNFILLED}[^\\n"<]{0,60}`, 'g')

/** The location of unfilled words: a field, or a line of prose or of a comment. */
type UnfilledProblem = LineProblem & { path: FieldPath | undefined }

/**
 * @param source a whole file
 * @param fields its parsed fields, before tokens are resolved
 * @param lineOf returns the line of a field
 * @param fix what to do about such words there
 * @returns each location with a skeleton's words, with its line (from 1)
 */
export function unfilledProblems(
  source: string,
  fields: unknown,
  lineOf: (path: FieldPath) => number,
  fix = 'Write it.',
): UnfilledProblem[] {
  const texts = source.includes(UNFILLED) ? textsIn(fields) : []
  return [...source.matchAll(UNFILLED_WORDS)].map(({ index, 0: words }) => {
    const line = lineAt(source, index)
    const [path] = texts.find(([fieldPath, text]) => text.includes(words) && lineOf(fieldPath) === line) ?? []
    return { line, path, message: `This is still the skeleton’s text: “${words} …”. ${fix}` }
  })
}
