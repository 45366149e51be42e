/** Finds a number in a text that is true of a list today, and wrong as soon as an editor adds an entry to it. */

/** By their number. "One" is left out, because it seldom is a count. */
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * @param text what a page says beside a list
 * @param count how many entries the list has
 * @returns the count as the text states it, in letters or in figures; undefined where it does not
 */
export function findStatedCount(text: string, count: number): string | undefined {
  if (count < 2) return undefined
  const letters = NUMBERS[count]
  // Not a part of a longer number, of a time, or of "24/7".
  const figures = `(?<![\\d:/.,$])${count}(?![:/.,]?\\d|%)`
  return new RegExp(letters ? `\\b${letters}\\b|${figures}` : figures, 'i').exec(text)?.[0]
}
