/** What charts draw, held against what the article says of the same. */
import { type Chart, placeOf, readArticleBody, readCharts } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { parseClock } from './equations.ts'

type DrawnChart = Pick<Chart, 'id' | 'kind' | 'title' | 'caption' | 'invented' | 'bars' | 'moments'>

const numbersIn = (text: string) => (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')))

/** @returns the numbers of a chart's bars and of their words; parts add up to their bar by the schema */
function listDrawnNumbers({ title, caption, bars }: DrawnChart): number[] {
  const words = [title, caption, ...bars.flatMap(({ label, parts = [] }) => [label, ...parts.map((part) => part.label)])]
  return [...new Set([...bars.map(({ value }) => Number(value)), ...words.flatMap(numbersIn)])]
}

/**
 * @param body the article's text below its front matter
 * @returns what a chart draws and the text does not say: numbers of an invented example, and moments where a log stands in the same section
 */
export function listUnsaidFigures(chart: DrawnChart, body: string): (number | string)[] {
  if (chart.kind === 'bars' && chart.invented) {
    const said = new Set(numbersIn(numbersAsDigits(body)))
    return listDrawnNumbers(chart).filter((figure) => !said.has(figure))
  }
  const section = body.split(/^(?=## )/m).find((text) => text.includes(`<Chart id="${chart.id}"`)) ?? ''
  if (chart.kind !== 'moments' || !section.includes('<Log>')) return []
  const logged = [...section.matchAll(/^- \*\*(\d+:\d\d)\*\*/gm)].map(([, clock = '']) => parseClock(clock))
  return chart.moments.map(({ time }) => time).filter((time) => !logged.includes(parseClock(time)))
}

/** @returns a sentence for each figure that a chart of the article draws and its text does not say */
export const unsaidChartProblems = (slug: string): string[] =>
  readCharts(slug).flatMap((chart) =>
    listUnsaidFigures(chart, readArticleBody(slug)).map(
      (figure) =>
        `${placeOf(chart.title, slug)}: the chart “${chart.id}” draws ${figure}, and ${chart.kind === 'moments' ? 'the <Log> in its section has no such entry' : 'the text does not say that number'}. Correct the chart or the text.`,
    ),
  )
