/** Compares numbers that the front matter repeats, such as those of the cover and of charts, with the text. */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { parseClock } from '#src/contentEngine/figures/printedSums.ts'
import { parseYaml } from '#src/contentEngine/yaml/parseYaml.ts'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import type { ArticleText, DrawnBars, DrawnChart } from './articleText.ts'
import { numbersAsDigits, numbersIn, WRITE_ONCE } from './numbersAsDigits.ts'

/** Fields with the article's numbers, besides its charts and sums. */
const FIELDS = ['title', 'pageTitle', 'description', 'excerpt', 'question', 'cover'] as const

/** Smaller numbers are counts in a sentence, such as “in one text”. */
const MIN_FIGURE = 10

function parseFields(yaml: string): Record<string, unknown> {
  const parsed = parseYaml(yaml)
  return 'data' in parsed && isRecord(parsed.data) ? parsed.data : {}
}

/** @returns the texts and numbers of a field, with those inside it */
const valuesIn = (field: unknown): string[] =>
  typeof field === 'object' && field !== null ? Object.values(field).flatMap(valuesIn) : field === undefined ? [] : [String(field)]

/**
 * @returns a problem for each number, from ten up, in the title fields and in the cover that the text does not say. The text may have
 *   decimals: a cover rounds $78.83 to 79
 */
export function copiedNumberProblems({ entry, body, typedFields }: ArticleText): string[] {
  const fields = parseFields(typedFields)
  const said = new Set(numbersIn(numbersAsDigits(body)).flatMap((number) => [number, Math.round(number)]))
  return FIELDS.flatMap((field) => {
    const numbers = new Set(valuesIn(fields[field]).flatMap((text) => numbersIn(numbersAsDigits(text))))
    return [...numbers]
      .filter((number) => number >= MIN_FIGURE && !said.has(number))
      .map(
        (number) => `${readFieldLocation(entry, [field])}: this says ${number}, and the text does not. Correct one of them. ${WRITE_ONCE}`,
      )
  })
}

/** @returns the numbers of a chart's bars and of their labels */
function listDrawnNumbers({ title, caption, bars }: DrawnBars): number[] {
  const words = [title, caption, ...bars.flatMap(({ label, parts }) => [label, ...parts.map((part) => part.label)])]
  return [...new Set([...bars.map(({ value }) => value), ...words.flatMap(numbersIn)])]
}

/**
 * @param body the article's text below its front matter
 * @returns figures of a chart that the text does not contain: numbers of an invented example, and moments if the section has a log
 */
function findMissingFigures(chart: DrawnChart, body: string): (number | string)[] {
  if (chart.kind === 'bars' && chart.invented) {
    const numbersInText = new Set(numbersIn(numbersAsDigits(body)))
    return listDrawnNumbers(chart).filter((figure) => !numbersInText.has(figure))
  }
  const section = body.split(/^(?=## )/m).find((text) => text.includes(`<Chart id="${chart.id}"`)) ?? ''
  if (chart.kind !== 'moments' || !section.includes('<Log>')) return []
  const logged = [...section.matchAll(/^- \*\*(\d+:\d\d)\*\*/gm)].map(([, clock = '']) => parseClock(clock))
  return chart.moments.map(({ time }) => time).filter((time) => !logged.includes(parseClock(time)))
}

/** @returns a problem for each figure of the article's charts that its text does not contain */
export const chartProblems = ({ entry, body }: ArticleText): string[] =>
  entry.data.charts.flatMap((chart, index) =>
    findMissingFigures(chart, body).map(
      (figure) =>
        `${readFieldLocation(entry, ['charts', index])}: the chart “${chart.id}” draws ${figure}, and ${chart.kind === 'moments' ? 'the <Log> in its section has no such entry' : 'the text does not say that number'}. Correct the chart or the text.${chart.kind === 'moments' ? '' : ` ${WRITE_ONCE}`}`,
    ),
  )
