/** Numbers of a text, of which articles write small ones in words. */
import { NUMBER_WORDS } from '#src/contentEngine/figures/numberWords.ts'

/** "one" to "thirteen". */
const SMALL_NUMBERS = NUMBER_WORDS.slice(1, 14)
const NUMBER_PATTERN = new RegExp(String.raw`\b(?:(an hour)|(${SMALL_NUMBERS.join('|')}))(?:( and a half))?\b`, 'gi')

/** @returns the text with its small numbers in figures: "7 sites", "1.5 hours", "3.5 times" */
export const numbersAsDigits = (text: string): string =>
  text.replaceAll(NUMBER_PATTERN, (found, hour: string | undefined, word: string | undefined, half: string | undefined) => {
    if (hour) return half ? '1.5 hours' : found
    return `${NUMBER_WORDS.indexOf(word?.toLowerCase() ?? '')}${half ? '.5' : ''}`
  })

/** @returns the numbers in figures */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')))

/** Ends the message about a number that an article says in two ways. */
export const WRITE_ONCE = 'Named under “numbers”, it is written once (docs/article-numbers.md, "A number in several places").'
