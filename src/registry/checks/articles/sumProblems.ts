/** Recalculates every sum of an article, in its text and in its front matter, and checks that the text says the figures of each. */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { findSums } from '#src/contentEngine/figures/printedSums.ts'
import { type ArticleText, passageLocation } from './articleText.ts'
import { numbersAsDigits } from './numbersAsDigits.ts'

/** @returns a problem for each sum that does not come out, and for each line of `sums` that is no sum */
export function sumProblems({ entry, source }: ArticleText): string[] {
  const wrongSums = source.split('\n').flatMap((line, index) =>
    // Most lines have no sum.
    / [=≈] /.test(line)
      ? findSums(line).flatMap(({ sum, rightResult }) =>
          rightResult === undefined
            ? []
            : `${entry.filePath ?? entry.id}, line ${index + 1}: “${sum}” does not come out: the result is ${rightResult}. Correct it, or a figure of the sum.`,
        )
      : [],
  )
  const lineProblems = entry.data.sums.flatMap((written, index) =>
    findSums(written)[0]?.sum === written
      ? []
      : `${readFieldLocation(entry, ['sums', index])}: “${written}” is no sum. Write it like "140 minutes ÷ 60 × $41 = $96".`,
  )
  return [...wrongSums, ...lineProblems]
}

/** Factors of time and percentages. The text need not contain them. */
const OPTIONAL_FIGURES = ['60', '52', '12', '100']

/** @returns the figures of a sum that the text must contain ("140 minutes", "$41"); a number that is added twice must appear twice */
function figuresIn(sum: string): string[] {
  const addends = sum.replace(/ [=≈].*/, '').split(/ [+−] /)
  const again = addends.filter((addend, index) => addends.indexOf(addend) < index && !/[×÷]/.test(addend))
  return [...new Set(sum.split(/ [×÷+−=≈] /).filter((figure) => !OPTIONAL_FIGURES.includes(figure))), ...again]
}

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
  const sentences = asFigures(body)
    .split(/(?<=[.!?])\s+(?=[A-Z\d*"$])|\n+/)
    .filter(Boolean)
  const examples = [...body.matchAll(/<Example [^>]*>\n([\s\S]*?)\n<\/Example>/g)].map(([, text = '']) => asFigures(text))
  return [
    ...sentences.map((sentence, first) => ({ sentence, text: sentences.slice(first, first + NEARBY_SENTENCES).join(' ') })),
    ...examples.map((text) => ({ sentence: text.split('\n')[0] ?? '', text: text.replaceAll('\n', ' ') })),
  ]
}

/** @returns the figures that are missing in the passage with most of them, and its first sentence */
function findNearestPassage(passages: readonly Passage[], figures: readonly string[]): { missing: readonly string[]; sentence: string } {
  const needed = figures.map((figure, index) => ({
    figure,
    pattern: figurePattern(figure),
    times: figures.slice(0, index + 1).filter((other) => other === figure).length,
  }))
  let nearest: { missing: readonly string[]; sentence: string } = { missing: figures, sentence: '' }
  for (const { text, sentence } of passages) {
    const missing = needed.filter(({ pattern, times }) => (text.match(pattern)?.length ?? 0) < times).map(({ figure }) => figure)
    if (missing.length < nearest.missing.length) nearest = { missing, sentence }
  }
  return nearest
}

/** Writes numbers as sums do: "1 minute 30 seconds" and "1 hour 30 minutes" become 1:30. */
const asFigures = (text: string) =>
  numbersAsDigits(text).replaceAll(
    /(\d+) (?:hour|minute)s? (\d+) (?:minute|second)s?/g,
    (_, more: string, less: string) => `${more}:${less.padStart(2, '0')}`,
  )

/** @returns a problem for each figure of the sums in the front matter that the text does not contain near the sum's other figures */
export function unsaidSumProblems(article: ArticleText): string[] {
  const { entry, body } = article
  if (entry.data.sums.length === 0) return []
  const passages = passagesOf(body)
  return entry.data.sums.flatMap((sum, index) => {
    const { missing, sentence } = findNearestPassage(passages, figuresIn(sum))
    return missing.map((figure) => {
      const line = body.split('\n').find((written) => sentence !== '' && asFigures(written).includes(sentence))
      const location = line ? passageLocation(article, line) : readFieldLocation(entry, ['sums', index])
      return `${location}: ${figure} stands neither within ${NEARBY_SENTENCES} sentences of the other figures of “${sum}”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.`
    })
  })
}

/** @returns a problem for each worked example with amounts of money but no sum, in an article that has no `sums` either */
export function unexplainedExampleProblems(article: ArticleText): string[] {
  if (article.entry.data.sums.length > 0) return []
  return [...article.body.matchAll(/<Example title="([^"]*)">\n([\s\S]*?)\n<\/Example>/g)].flatMap(([example, title = '', text = '']) =>
    (text.match(/\$\d/g) ?? []).length > 1 && findSums(text).length === 0
      ? `${passageLocation(article, example)}: Nobody can work out the amounts of the example “${title}” again. Print the sum of each result, "13 × $1,705 = $22,165", or write it under "sums" in the front matter.`
      : [],
  )
}
