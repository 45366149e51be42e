/** Compares an article's charts with its text. */
import { parseClock } from '#src/contentEngine/figures/printedSums.ts'
import { sumOfParts } from '#src/schemas/article/charts/chartBars.ts'
import { type Chart, findPlace, readArticleBody, readCharts } from './articleText.ts'
import { numbersAsDigits, numbersIn } from './numbersAsDigits.ts'

type DrawnChart = Pick<Chart, 'id' | 'kind' | 'title' | 'caption' | 'invented' | 'bars' | 'moments'>

/** Numbers that tokens print are texts. */
const lengthOf = ({ value, parts = [] }: Chart['bars'][number]) =>
  value === undefined ? sumOfParts(parts.map((part) => ({ value: Number(part.value) }))) : Number(value)

/** @returns the numbers of a chart's bars and of their labels */
function listDrawnNumbers({ title, caption, bars }: DrawnChart): number[] {
  const words = [title, caption, ...bars.flatMap(({ label, parts = [] }) => [label, ...parts.map((part) => part.label)])]
  return [...new Set([...bars.map(lengthOf), ...words.flatMap(numbersIn)])]
}

/**
 * @param body the article's text below its front matter
 * @returns figures of a chart that the text does not contain: numbers of an invented example, and moments if the section has a log
 */
export function listMissingFigures(chart: DrawnChart, body: string): (number | string)[] {
  if (chart.kind === 'bars' && chart.invented) {
    const numbersInText = new Set(numbersIn(numbersAsDigits(body)))
    return listDrawnNumbers(chart).filter((figure) => !numbersInText.has(figure))
  }
  const section = body.split(/^(?=## )/m).find((text) => text.includes(`<Chart id="${chart.id}"`)) ?? ''
  if (chart.kind !== 'moments' || !section.includes('<Log>')) return []
  const logged = [...section.matchAll(/^- \*\*(\d+:\d\d)\*\*/gm)].map(([, clock = '']) => parseClock(clock))
  return chart.moments.map(({ time }) => time).filter((time) => !logged.includes(parseClock(time)))
}

/** @returns a sentence for each figure of the article's charts that its text does not contain */
export const missingChartProblems = (slug: string): string[] =>
  readCharts(slug).flatMap((chart) =>
    listMissingFigures(chart, readArticleBody(slug)).map(
      (figure) =>
        `${findPlace(chart.title, slug)}: the chart “${chart.id}” draws ${figure}, and ${chart.kind === 'moments' ? 'the <Log> in its section has no such entry' : 'the text does not say that number'}. Correct the chart or the text.`,
    ),
  )
