/** The thirteen-week plan: baseline and result, and where events times cost is largest. */
import { expect, it } from 'vitest'
import { dollars, expectNear, readChart, readExampleText, readFrontMatter, readSection, readSums, readSumTerms } from './articleText.ts'
import { announcedCountProblems } from './countProblems.ts'
import { findTerms } from './equations.ts'

const SLUG = 'reduce-employee-no-call-no-shows-2025'

it('the thirteen-week plan halves the silent shifts, if it says so, and counts the reports that come in their place', () => {
  const text = readExampleText(SLUG, 1)
  // Of a period, all absences are those reported and those silent.
  const [before = 0, after = 0] = readSums(SLUG).flatMap((one) => {
    const [, reported] = /^(\d+) \+ \d+ = /.exec(one) ?? []
    return reported ? Number(reported) : []
  })
  expectNear(text, `${after - before} reports`)
  const shares = findTerms(text).flatMap(([part = 0, whole = 0, ...more]) => (more.length > 0 ? part / whole : []))
  expect(shares).toHaveLength(2)
  if (/about half/.test(text)) expect((shares[1] ?? 0) / (shares[0] ?? 0)).toBeCloseTo(0.5, 1)
})

it('the thirteen-week plan ranks the dairy’s positions by events times cost, largest first', () => {
  const text = readExampleText(SLUG, 2)
  const { bars } = readChart(SLUG, 'dairy')
  for (const { label, value } of bars) {
    expectNear(label, ...readSumTerms(SLUG, dollars(value)))
    expectNear(text, dollars(value))
    expect(text).toContain(label.split(',')[0])
  }
  const totals = bars.map(({ value }) => value)
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
