/** A short word at the start of a sentence or clause: "The", "by". The word after it is short too, or the two would not fit a phone. */
const SHORT_START = /(?<=[.,:;?!] )(\p{L}{1,3}) (?=[\p{L}\d’]{1,6}(?![\p{L}\d’]))/gu

/** @returns the text with each short start tied to the next word, so that no line ends with it */
export const withTiedStarts = (text: string): string => text.replace(SHORT_START, '$1\u00a0')
