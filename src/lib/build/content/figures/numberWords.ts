/** Whole numbers as texts write them in letters. */
const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** From zero to ninety-nine, each at its number. */
export const NUMBER_WORDS: readonly string[] = [
  ...SMALL,
  ...TENS.flatMap((ten) => [ten, ...SMALL.slice(1, 10).map((one) => `${ten}-${one}`)]),
]
