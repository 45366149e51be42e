/** Finds a number in words that is true of a list today, and wrong as soon as an editor adds an entry to it. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * @param texts what a page says beside a list
 * @param count how many entries the list has
 * @returns the first text that states the count, in letters or in figures; undefined where none does
 */
export function statedCount(texts: readonly string[], count: number): string | undefined {
  const stated = new RegExp(`\\b(?:${[count, NUMBERS[count] ?? []].flat().join('|')})\\b`, 'i')
  return texts.find((text) => stated.test(text))
}
