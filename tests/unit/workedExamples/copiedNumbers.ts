/** Compares numbers that the front matter repeats, such as those of the cover, with the text. */
import { findPlace, readArticleBody, readTypedCopies } from './articleText.ts'
import { numbersAsDigits, numbersIn } from './numbersAsDigits.ts'

/** Smaller numbers are counts in a sentence, such as “in one text”. */
const LEAST_FIGURE = 10

/** @returns the texts and numbers of a field, with those inside it */
const valuesIn = (field: unknown): string[] =>
  typeof field === 'object' && field !== null ? Object.values(field).flatMap(valuesIn) : field === undefined ? [] : [String(field)]

/**
 * @param body the article's text below its front matter
 * @returns numbers of a field, from ten up, that the text does not say, not even with decimals: a cover rounds $78.83 to 79
 */
export function findUnsaidNumbers(field: unknown, body: string): number[] {
  const said = new Set(numbersIn(numbersAsDigits(body)).flatMap((number) => [number, Math.round(number)]))
  return [...new Set(valuesIn(field).flatMap((text) => numbersIn(numbersAsDigits(text))))].filter(
    (number) => number >= LEAST_FIGURE && !said.has(number),
  )
}

/** @returns a sentence for each number in the title fields and in the cover that the text does not say */
export function unsaidNumberProblems(slug: string): string[] {
  const body = readArticleBody(slug)
  return readTypedCopies(slug).flatMap(([name, field]) =>
    findUnsaidNumbers(field, body).map(
      (number) => `${findPlace(`${name}:`, slug)}, ${name}: this says ${number}, and the text does not. Correct one of them.`,
    ),
  )
}
