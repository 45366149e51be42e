/** Finds a number in a text that is true of a list today, and wrong as soon as an editor adds an entry to it. */
import { NUMBER_WORDS } from './numberWords.ts'

/** Texts write longer lists in figures. */
const MOST_IN_LETTERS = 12

/**
 * @param text what a page says beside a list
 * @param count how many entries the list has
 * @returns the count as the text states it, in letters or in figures; undefined where it does not. "One" seldom is a count.
 */
export function findStatedCount(text: string, count: number): string | undefined {
  if (count < 2) return undefined
  const letters = count <= MOST_IN_LETTERS && NUMBER_WORDS[count]
  // Not a part of a longer number, of a time, or of "24/7".
  const figures = `(?<![\\d:/.,$])${count}(?![:/.,]?\\d|%)`
  return new RegExp(letters ? `\\b${letters}\\b|${figures}` : figures, 'i').exec(text)?.[0]
}
