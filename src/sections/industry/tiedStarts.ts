/** What begins a sentence or clause, and is short: "The", "by". The second word is short too, or the two would not fit a phone. */
const SHORT_START = /(?<=[.,:;?!] )(\p{L}{1,3}) (?=[\p{L}\d’]{1,6}(?![\p{L}\d’]))/gu

/** @returns the text with each short word that begins a sentence or clause tied to the next one, so that no line ends with it alone */
export const withTiedStarts = (text: string): string => text.replace(SHORT_START, '$1\u00a0')
