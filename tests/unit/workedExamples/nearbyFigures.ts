/** Checks that figures of an article stand close together, in any words. */
import { expect } from 'vitest'
import { CHECKS_FILE, findPlace, readArticleBody, readSums } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { figuresIn } from './equations.ts'

/** Over how many neighboring sentences a result and its parts may be spread. */
const NEARBY_SENTENCES = 3
/** The same limit for a sum in the front matter, whose total stands behind its parts. */
const SENTENCES_OF_A_SUM = 4

/** Matches a figure that is no part of a longer number. Between number and unit there may be a word or a hyphen. */
function figurePattern(figure: string): RegExp {
  const [number = '', unit] = figure.replace('%', ' %').split(' ')
  const behind =
    unit === undefined ? '' : unit === '%' ? '(?:%| percent)' : `[\\s-]+(?:[a-z]+\\s+)?${RegExp.escape(unit.replace(/s$/, ''))}(?!\\d)`
  return new RegExp(`(?<![\\d.,:$])${RegExp.escape(number)}(?!\\d|[.,:]\\d)${behind}`, 'g')
}

/**
 * Looks for figures close together, in any order and in any words.
 * @param figures numbers with their units: "1,920 minutes", "$2,016.00", "43%", "2:10", "27". A figure that is given twice must
 *   appear twice
 * @returns a sentence with a cure for each figure that is missing in the passage with most of them, for `expect(…).toEqual([])`
 */
export function findMissing(slug: string, text: string, ...figures: string[]): string[] {
  const { missing, sentence } = lookNear(stretchesOf(text, NEARBY_SENTENCES), figures)
  const place = findPlace(sentence || text, slug)
  const cure = `Correct the article there, or bring its figures closer together. If it is right as it is, ask for a review with this sentence: a developer changes ${CHECKS_FILE}.`
  return missing.map(
    (figure) => `${place}: ${figure} does not stand within ${NEARBY_SENTENCES} sentences of ${figures.join(', ')}. ${cure}`,
  )
}

/** A passage of neighboring sentences, and its first sentence. */
type Stretch = { sentence: string; text: string }

/** @returns every passage of `within` sentences */
function stretchesOf(text: string, within: number): Stretch[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z\d*"$])|\n+/)
  return sentences.map((sentence, first) => ({ sentence, text: sentences.slice(first, first + within).join(' ') }))
}

/** @returns the figures that are missing in the passage with most of them, and its first sentence */
function lookNear(stretches: readonly Stretch[], figures: readonly string[]): { missing: readonly string[]; sentence: string } {
  const lacking = stretches.map(({ text }) =>
    figures.filter(
      (figure, index) =>
        (text.match(figurePattern(figure))?.length ?? 0) < figures.slice(0, index + 1).filter((one) => one === figure).length,
    ),
  )
  const missing = lacking.reduce((best, one) => (one.length < best.length ? one : best), [...figures])
  return { missing, sentence: stretches[lacking.indexOf(missing)]?.sentence ?? '' }
}

/** Fails where figures do not stand close together (`findMissing`). A number is printed as a count. */
export function expectNear(slug: string, text: string, ...figures: (string | number)[]): void {
  const printedFigures = figures.map((figure) => (typeof figure === 'number' ? figure.toLocaleString('en-US') : figure))
  expect(findMissing(slug, text, ...printedFigures)).toEqual([])
}

/** Writes numbers as sums do: "1 minute 30 seconds" and "1 hour 30 minutes" become 1:30. */
const asFigures = (text: string) =>
  numbersAsDigits(text).replaceAll(
    /(\d+) (?:hour|minute)s? (\d+) (?:minute|second)s?/g,
    (_, more: string, less: string) => `${more}:${less.padStart(2, '0')}`,
  )

/** @returns a sentence for each figure of the sums in the front matter that the text does not contain near the sum's other figures */
export function unsaidSumProblems(slug: string): string[] {
  const body = readArticleBody(slug)
  // A worked example is one passage, however long it is.
  const examples = [...body.matchAll(/<Example [^>]*>\n([\s\S]*?)\n<\/Example>/g)].map(([, text = '']) => asFigures(text))
  const stretches = [
    ...stretchesOf(asFigures(body), SENTENCES_OF_A_SUM),
    ...examples.map((text) => ({ sentence: text.split('\n')[0] ?? '', text: text.replaceAll('\n', ' ') })),
  ]
  return readSums(slug).flatMap((sum) => {
    const { missing, sentence } = lookNear(stretches, figuresIn(sum))
    const words = body.split('\n').find((line) => sentence !== '' && asFigures(line).includes(sentence))
    return missing.map(
      (figure) =>
        `${findPlace(words ?? sum, slug)}: ${figure} stands neither within ${SENTENCES_OF_A_SUM} sentences of the other figures of “${sum}”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.`,
    )
  })
}
