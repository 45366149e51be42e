/** Finds figures in a text: percentages, amounts of money, counts, periods of time and points. */

import { NUMBER_WORDS } from './numberWords.ts'

const UNIT = '(?:seconds?|s|minutes?|min|hours?|days?|weeks?|months?|years?|points?)'
const FIGURE_PATTERNS = [
  /\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)?(?:\s?%|\s+percent\b)/g,
  new RegExp(`\\b(?:${NUMBER_WORDS.toReversed().join('|')})\\s+percent\\b`, 'gi'),
  /\$\d[\d,]*(?:\.\d+)?/g,
  /\b\d[\d,]*[MK]?\+/g,
  /\b\d+X\b/g,
  new RegExp(`\\b\\d[\\d,.]*(?:\\s?(?:–|to)\\s?\\d[\\d,.]*)?[\\s-](?:business |calendar |consecutive )?${UNIT}\\b`, 'g'),
]

/** @returns a figure's name, which is the same for all its spellings: "17-minute" and "17 min", "66%" and "sixty-six percent" */
export const figureName = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:%|percent)$/, '%')
    .replace(/^[a-z]+(?:-[a-z]+)?(?=%$)/i, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())))
    .replace(/-(?=[a-z])/g, ' ')
    .replace(/\b(business|calendar|consecutive) /, '')
    .replace(/\b(seconds?|s)$/, 's')
    .replace(/\b(minutes?|min)$/, 'min')
    .replace(/\b(hour|day|week|month|year|point)s?$/, '$1s')
    .replace(/ to /, '–')

/** @returns a text's figures, as it spells them */
const figuresIn = (text: string): string[] => FIGURE_PATTERNS.flatMap((pattern) => text.match(pattern) ?? [])

/** @returns the names of a text's figures */
export const figureNamesIn = (text: string): string[] => figuresIn(text).map(figureName)

/** @param known names of figures @returns the other figures of a text, as it spells them, each once */
export const unknownFigures = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(
    figuresIn(text)
      .filter((written) => !known.has(figureName(written)))
      .map((written) => written.replace(/\s+/g, ' ')),
  ),
]
