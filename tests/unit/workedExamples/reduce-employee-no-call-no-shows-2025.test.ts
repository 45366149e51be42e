/** The thirteen-week plan: baseline and result, and where events times cost is largest. */
import { expect, it } from 'vitest'
import { dollars, expectNear, printedCount, readAmounts, readChart, readExampleText, readFrontMatter, readSection } from './articleText.ts'
import { announcedCountProblems } from './countProblems.ts'
import { findTerms } from './equations.ts'

const SLUG = 'reduce-employee-no-call-no-shows-2025'
const percentageOf = (part: number, whole: number) => (part / whole) * 100

it('the thirteen-week plan works out the rates of the baseline and of the last weeks', () => {
  const text = readExampleText(SLUG, 1)
  const [one, two, three, four] = findTerms(text)
  const periods = [
    [...(one ?? []), ...(two ?? [])],
    [...(three ?? []), ...(four ?? [])],
  ]
  for (const [silent = 0, shifts = 0, , reported = 0, absences = 0] of periods) {
    expect(silent + reported).toBe(absences)
    expectNear(text, printedCount(shifts), absences, reported, silent)
    expectNear(text, printedCount(percentageOf(absences, shifts), 1))
  }
  const [[silentBefore = 0, shiftsBefore = 0, , before = 0] = [], [silentAfter = 0, shiftsAfter = 0, , after = 0] = []] = periods
  expectNear(text, `${after - before} reports`)
  if (/about half/.test(text)) expect(silentAfter / shiftsAfter / (silentBefore / shiftsBefore)).toBeCloseTo(0.5, 1)
})

it('the thirteen-week plan ranks the dairy’s positions by events times cost, largest first', () => {
  const text = readExampleText(SLUG, 2)
  const { bars } = readChart(SLUG, 'dairy')
  const amounts = readAmounts(text, '$')
  for (const [index, { label, value }] of bars.entries()) {
    const [each = 0] = amounts.slice(2 * index)
    const figures = [String(value / each), dollars(each)]
    expectNear(text, ...figures, dollars(value))
    expectNear(label, ...figures)
    expect(text).toContain(label.split(',')[0])
  }
  const totals = bars.map(({ value }) => value)
  expect(amounts.filter((_, index) => index % 2 === 1)).toEqual(totals)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

it('the thirteen-week plan covers its weeks without a gap', () => {
  const spans = (readSection(SLUG, 'prevention').match(/^### .+$/gm) ?? []).flatMap((heading) => {
    const [from, to = from] = heading.match(/\d+/g)?.map(Number) ?? []
    return from === undefined || to === undefined ? [] : [{ from: from - 1, to }]
  })
  const drawn = readChart(SLUG, 'weeks').spans
  expect(drawn.map(({ from, to }) => ({ from, to }))).toEqual(spans)
  expect(spans.map(({ from }) => from)).toEqual([0, ...spans.slice(0, -1).map(({ to }) => to)])
  const last = spans.at(-1)?.to ?? 0
  expect(announcedCountProblems(SLUG, `${readFrontMatter(SLUG).title}\n${readChart(SLUG, 'weeks').title}`, last)).toEqual([])
})

it('the thirteen-week plan has as many columns on its sheet as it says', () => {
  const [, announcing = '', sheet = ''] = /([^.\n]*): ([^.:]*,[^.:]*)\./.exec(readSection(SLUG, 'next')) ?? []
  expect(announcedCountProblems(SLUG, announcing, sheet.split(', ').length)).toEqual([])
})
