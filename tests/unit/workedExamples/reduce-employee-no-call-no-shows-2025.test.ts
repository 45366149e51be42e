/** The thirteen-week plan: its weeks, and the columns of its sheet. */
import { expect, it } from 'vitest'
import { articleFile, readChart, readFrontMatter, readSection } from './articleText.ts'
import { announcedCountProblems } from './countProblems.ts'

const SLUG = 'reduce-employee-no-call-no-shows-2025'

it('the thirteen-week plan covers its weeks without a gap', () => {
  const headings = readSection(SLUG, 'prevention').match(/^### Weeks? \d.*$/gm) ?? []
  const spans = headings.map((heading) => {
    const [from = 0, to = from] = heading.match(/\d+/g)?.map(Number) ?? []
    return { from: from - 1, to }
  })
  const cure = `${articleFile(SLUG)}: the headings “### Weeks 3 to 5: …” and the bars of the chart “weeks” are the same weeks, without a gap.`
  const drawn = readChart(SLUG, 'weeks').spans
  expect(
    drawn.map(({ from, to }) => ({ from, to })),
    cure,
  ).toEqual(spans)
  expect(
    spans.map(({ from }) => from),
    cure,
  ).toEqual([0, ...spans.slice(0, -1).map(({ to }) => to)])
  const last = spans.at(-1)?.to ?? 0
  expect(announcedCountProblems(SLUG, `${readFrontMatter(SLUG).title}\n${readChart(SLUG, 'weeks').title}`, last)).toEqual([])
})

it('the thirteen-week plan has as many columns on its sheet as it says', () => {
  const sheets = [...readSection(SLUG, 'next').matchAll(/([^.\n]*\bcolumns?\b[^.\n]*): ([^.:]*,[^.:]*)\./g)]
  expect(sheets.length, `${articleFile(SLUG)}: the section “next” lists the columns of the sheet in one sentence, after a colon.`).toBe(1)
  const [[, announcing = '', sheet = ''] = []] = sheets
  expect(announcedCountProblems(SLUG, announcing, sheet.split(', ').length)).toEqual([])
})
