/** Numbers of a text, of which articles write some in letters. */
import { NUMBER_WORDS } from '#src/contentEngine/figures/numberWords.ts'

/** "forty-five" comes before "forty". Parts of a larger number, such as "one hundred and twenty", and ordinals stay as they are. */
const IN_LETTERS = NUMBER_WORDS.slice(1).toReversed().join('|')
const NUMBER_PATTERN = new RegExp(
  String.raw`\b(?:(an hour)|(?<!\bhundred (?:and )?)(${IN_LETTERS})(?!-(?:first|second|third|\w+(?<!mon)th)\b| (?:hundred|thousand|million)\b))( and a half)?\b`,
  'gi',
)

/** @returns the text with its numbers up to ninety-nine in figures: "7 sites", "1.5 hours", "3.5 times" */
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
