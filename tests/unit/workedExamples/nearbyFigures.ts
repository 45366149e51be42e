/** Checks that an article says the figures of its sums close together, in any order and in any words. */
import { findPlace, readArticleBody, readSums } from './articleText.ts'
import { figuresIn } from './equations.ts'
import { numbersAsDigits } from './numbersAsDigits.ts'

/** Over how many neighboring sentences the figures of a sum may be spread. */
const NEARBY_SENTENCES = 4

/** Matches a figure that is no part of a longer number. Between number and unit there may be a word or a hyphen. */
function figurePattern(figure: string): RegExp {
  const [number = '', unit] = figure.replace('%', ' %').split(' ')
  const behind =
    unit === undefined ? '' : unit === '%' ? '(?:%| percent)' : `[\\s-]+(?:[a-z]+\\s+)?${RegExp.escape(unit.replace(/s$/, ''))}(?!\\d)`
  return new RegExp(`(?<![\\d.,:$])${RegExp.escape(number)}(?!\\d|[.,:]\\d)${behind}`, 'g')
}

/** A passage of neighboring sentences, and its first sentence. */
type Passage = { sentence: string; text: string }

/** @returns every passage of neighboring sentences, and every worked example, which is one passage, however long it is */
function passagesOf(body: string): Passage[] {
  const sentences = asFigures(body).split(/(?<=[.!?])\s+(?=[A-Z\d*"$])|\n+/)
  const examples = [...body.matchAll(/<Example [^>]*>\n([\s\S]*?)\n<\/Example>/g)].map(([, text = '']) => asFigures(text))
  return [
    ...sentences.map((sentence, first) => ({ sentence, text: sentences.slice(first, first + NEARBY_SENTENCES).join(' ') })),
    ...examples.map((text) => ({ sentence: text.split('\n')[0] ?? '', text: text.replaceAll('\n', ' ') })),
  ]
}

/** @returns the figures that are missing in the passage with most of them, and its first sentence */
function findNearestPassage(passages: readonly Passage[], figures: readonly string[]): { missing: readonly string[]; sentence: string } {
  const lacking = passages.map(({ text }) =>
    figures.filter(
      (figure, index) =>
        (text.match(figurePattern(figure))?.length ?? 0) < figures.slice(0, index + 1).filter((other) => other === figure).length,
    ),
  )
  const missing = lacking.reduce((best, candidate) => (candidate.length < best.length ? candidate : best), [...figures])
  return { missing, sentence: passages[lacking.indexOf(missing)]?.sentence ?? '' }
}

/** Writes numbers as sums do: "1 minute 30 seconds" and "1 hour 30 minutes" become 1:30. */
const asFigures = (text: string) =>
  numbersAsDigits(text).replaceAll(
    /(\d+) (?:hour|minute)s? (\d+) (?:minute|second)s?/g,
    (_, more: string, less: string) => `${more}:${less.padStart(2, '0')}`,
  )

/** @returns the figures that the text does not say near others of the same sum, with that sum and where most of its figures are */
export function findMissingFigures(body: string, sums: readonly string[]): { figure: string; sum: string; sentence: string }[] {
  const passages = passagesOf(body)
  return sums.flatMap((sum) => {
    const { missing, sentence } = findNearestPassage(passages, figuresIn(sum))
    return missing.map((figure) => ({ figure, sum, sentence }))
  })
}

/** @returns a sentence for each figure of the sums in the front matter that the text does not contain near the sum's other figures */
export function missingSumProblems(slug: string): string[] {
  const body = readArticleBody(slug)
  return findMissingFigures(body, readSums(slug)).map(({ figure, sum, sentence }) => {
    const words = body.split('\n').find((line) => sentence !== '' && asFigures(line).includes(sentence))
    return `${findPlace(words ?? sum, slug)}: ${figure} stands neither within ${NEARBY_SENTENCES} sentences of the other figures of “${sum}”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.`
  })
}
