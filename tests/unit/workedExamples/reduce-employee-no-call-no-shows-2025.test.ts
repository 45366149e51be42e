/** The thirteen-week plan: baseline and result, and where events times cost is largest. */
import { expect, it } from 'vitest'
import { barsOf, chartOf, dollars, exampleText, missingNear, printedCount, sectionOf } from './articleText'
import { brokenPromise } from './promises'

const SLUG = 'reduce-employee-no-call-no-shows-2025'
const per = (part: number, whole: number) => (part / whole) * 100

it('works out the rates of the baseline and of the last weeks', () => {
  const text = exampleText(SLUG, 1)
  const periods = [
    { shifts: 2700, absences: 145, silent: 27 },
    { shifts: 2750, absences: 148, silent: 14 },
  ]
  for (const { shifts, absences, silent } of periods) {
    const reported = absences - silent
    expect(missingNear(text, printedCount(shifts), String(absences), String(reported), String(silent))).toEqual([])
    expect(missingNear(text, String(silent), printedCount(shifts), printedCount(per(silent, shifts), 1))).toEqual([])
    expect(missingNear(text, String(reported), String(absences), `${printedCount(per(reported, absences))}%`)).toEqual([])
    expect(missingNear(text, printedCount(per(absences, shifts), 1))).toEqual([])
  }
  const [before, after] = periods.map(({ absences, silent }) => absences - silent)
  expect(missingNear(text, String((after ?? 0) - (before ?? 0)))).toEqual([])
  expect(per(14, 2750) / per(27, 2700)).toBeCloseTo(0.5, 1)
})

it('ranks the dairy’s positions by events times cost, largest first', () => {
  const text = exampleText(SLUG, 2)
  const positions = [
    { events: 9, each: 640 },
    { events: 2, each: 1900 },
    { events: 31, each: 90 },
  ]
  const places = positions.map(({ events, each }) => {
    expect(missingNear(text, String(events), dollars(each), dollars(events * each))).toEqual([])
    return text.indexOf(dollars(events * each))
  })
  const names = chartOf(SLUG, 'dairy').bars.map(({ label }) => label.split(',')[0] ?? '')
  expect(names.filter((name) => !text.includes(name))).toEqual([])
  expect(barsOf(SLUG, 'dairy')).toEqual(positions.map(({ events, each }) => [events * each]))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(positions).toEqual(positions.toSorted((a, b) => b.events * b.each - a.events * a.each))
})

it('covers thirteen weeks without a gap', () => {
  const headings = sectionOf(SLUG, 'prevention').match(/^### .+$/gm) ?? []
  const spans = headings.flatMap((heading) => {
    const [from, to = from] = heading.match(/\d+/g)?.map(Number) ?? []
    return from === undefined || to === undefined ? [] : [[from, to] as const]
  })
  // A span of the drawing begins when the week before is over.
  expect(chartOf(SLUG, 'weeks').spans.map(({ from, to }) => [from + 1, to])).toEqual(spans)
  const weeks = spans.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  expect(weeks).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
})

it('has as many columns on its sheet as it says', () => {
  const [, announcing = '', sheet = ''] = /([^.\n]*): ([^.:]*,[^.:]*)\./.exec(sectionOf(SLUG, 'next')) ?? []
  expect(brokenPromise(SLUG, announcing, sheet.split(', ').length)).toEqual([])
})
