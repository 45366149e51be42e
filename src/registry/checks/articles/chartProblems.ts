/** Compares an article's charts with its text. */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { parseClock } from '#src/contentEngine/figures/printedSums.ts'
import type { ArticleText, DrawnBars, DrawnChart } from './articleText.ts'
import { numbersAsDigits, numbersIn, WRITE_ONCE } from './numbersAsDigits.ts'

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
