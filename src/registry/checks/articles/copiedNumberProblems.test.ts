import { describe, expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import type { DrawnChart } from './articleText.ts'
import { chartProblems, copiedNumberProblems } from './copiedNumberProblems.ts'
import { WRITE_ONCE } from './numbersAsDigits.ts'

const BODY = 'At 5:10, four people missed 1,250 shifts, which cost $78.83 each.\n'
it.each([
  ['of a title', { title: 'Four people, 1,250 shifts' }, []],
  ['of a title, one of them another', { title: '16 people, 1250 shifts' }, ['title: this says 16']],
  ['of a title, but for a small count', { title: 'In one text, 1,250 shifts' }, []],
  ['of an excerpt, but for what a token prints', { excerpt: '{policy:hours} and 1,250 shifts' }, []],
  [
    'of a title that its own token prints',
    { numbers: { shifts: 1250, sites: 16 }, title: '{number:shifts} shifts, {number:sites} sites' },
    ['title: this says 16'],
  ],
  ['of a cover', { cover: { kind: 'towers', bars: [{ value: 79, label: 'Each' }, { value: 1250 }] } }, []],
  [
    'of a cover, one of them another',
    { cover: { kind: 'towers', caption: '4 shifts', bars: [{ value: 78 }, { value: 1250 }] } },
    ['cover: this says 78'],
  ],
  ['of the times of a cover', { cover: { moments: [{ time: '05:10' }, { time: '05:25' }] } }, ['cover: this says 25']],
])('the text says the numbers %s', (_what, fields, problems) =>
  expect(copiedNumberProblems(createArticle(BODY, fields))).toEqual(
    problems.map((problem) => `a, ${problem}, and the text does not. Correct one of them. ${WRITE_ONCE}`),
  ),
)

describe('of a chart that draws what the text does not say', () => {
  const around = { id: 'calls', title: 'Twelve calls', caption: 'Each costs $1,400.', invented: true }
  const bars = { ...around, kind: 'bars' as const, bars: [{ label: 'All 12', value: 16_800, parts: [{ label: '7 late' }] }] }
  const moments = { ...around, kind: 'moments' as const, moments: ['06:04', '06:10'].map((time) => ({ time, label: 'A call' })) }
  const log = '## A\n\n<Log>\n- **6:04** A call.\n</Log>\n\n<Chart id="calls" />\n\n## B\n\n- **6:10** Another.\n'
  it.each<[string, DrawnChart, string, string[]]>([
    ['numbers of an invented example', bars, 'Twelve calls, seven late, cost $16,800.', ['1400']],
    ['numbers of its bars and their parts', bars, 'Twelve calls at $1,400.', ['16800', '7']],
    ['nothing where all are said', bars, 'Twelve calls, seven late, at $1,400 cost $16,800.', []],
    ['nothing where a source has the numbers', { ...bars, invented: false }, 'Calls.', []],
    ['moments that the log beside it has not', moments, log, ['06:10']],
    ['no moments where no log tells them', moments, log.replaceAll(/<.?Log>/g, ''), []],
    ['nothing of other kinds', { id: 'calls', kind: 'places' }, 'Calls.', []],
  ])('%s are named', (_, chart, body, figures) =>
    expect(chartProblems(createArticle(body, { charts: [chart] }))).toEqual(
      figures.map((figure) =>
        expect.stringMatching(`^a, charts › 1: the chart “calls” draws ${figure}, and .* Correct the chart or the text\\.`),
      ),
    ),
  )
})
