/** Numbers in letters. */
const BELOW_TWENTY = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** "zero" to "ninety-nine", each at its index. */
export const NUMBER_WORDS: readonly string[] = [
  ...BELOW_TWENTY,
  ...TENS.flatMap((ten) => [ten, ...BELOW_TWENTY.slice(1, 10).map((unit) => `${ten}-${unit}`)]),
]

/** Texts write larger counts in digits. */
const MAX_IN_LETTERS = 12

/**
 * @param text beside a list
 * @param count number of entries of the list
 * @returns the count as the text states it, in letters or digits; undefined if it does not. "One" is seldom a count.
 */
export function findStatedCount(text: string, count: number): string | undefined {
  if (count < 2) return undefined
  const word = count <= MAX_IN_LETTERS && NUMBER_WORDS[count]
  // Excludes parts of a longer number, of a time, or of "24/7".
  const digits = `(?<![\\d:/.,$])${count}(?![:/.,]?\\d|%)`
  return new RegExp(word ? `\\b${word}\\b|${digits}` : digits, 'i').exec(text)?.[0]
}
