import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { articleChartSchema } from './articleChart.ts'

const problemsOf = (value: unknown) => findProblems(articleChartSchema, value)
const around = { id: 'bill', title: 'The bill', caption: 'What there is to see in this figure, in a sentence.', invented: true }
const bars = (...of: object[]) => ({ ...around, kind: 'bars', unit: 'US dollars', digits: 2, bars: of })
const one = { label: 'One', value: 3 }
const two = { label: 'Two', value: 5 }

it('the schema of a chart takes bars, whole or made of parts, and figures as a token gives them', () => {
  const parts = [
    { label: 'talk', value: 1.5 },
    { label: 'rounding', value: '0.5', quiet: true },
  ]
  expect(articleChartSchema.parse(bars(one, { label: 'Two', value: '2' }, { label: 'Three', parts }))).toMatchObject({
    before: '',
    bars: [
      { value: 3, parts: [] },
      { value: 2, parts: [] },
      { value: 2, parts: [{ quiet: false }, { quiet: true, value: 0.5 }] },
    ],
  })
})
it('the schema of a chart adds up the parts of a bar, to the cent', () => {
  const parts = [1373.87, 441.6].map((value) => ({ label: 'part', value }))
  expect(articleChartSchema.parse(bars(one, { label: 'Two', parts }))).toMatchObject({ bars: [{ value: 3 }, { value: 1815.47 }] })
})
it('the schema of a chart refuses amounts that it would print rounded', () => {
  const fine = bars(one, { label: 'Half', value: 4.5 }, { label: 'Split', parts: [{ label: 'talk', value: 0.25 }] })
  expect(problemsOf(fine)).toEqual([])
  expect(problemsOf({ ...fine, digits: 1 })).toEqual([
    expect.stringMatching(/^bars\.2\.parts\.0\.value: 0\.25 would be printed rounded\. Write “digits: 2”/),
  ])
  expect(problemsOf({ ...fine, digits: undefined })).toEqual([
    expect.stringMatching(/^bars\.1\.value: 4\.5 would be .*digits: 1/),
    expect.stringMatching(/^bars\.2\.parts\.0\.value: /),
  ])
})
it('the schema of a chart refuses an amount that no number of digits prints', () =>
  expect(problemsOf(bars(one, { ...two, value: 1.375 }))).toEqual([
    expect.stringMatching(/^bars\.1\.value: 1\.375 would be .* 2 digits .* at most: round it/),
  ]))
it('the schema of a chart refuses two bars of one name', () =>
  expect(problemsOf(bars(one, { ...one, value: 5 }))).toEqual([expect.stringMatching(/^bars\.1\.label: Another row is called “One”/)]))
it('the schema of a chart refuses a bar that has both a value and parts, or neither', () => {
  const parts = [{ label: 'talk', value: 2 }]
  expect(problemsOf(bars(one, { label: 'Two', value: 2, parts }))).toEqual([expect.stringContaining('Remove this line')])
  expect(problemsOf(bars(one, { label: 'Two' }))).toEqual([expect.stringContaining('or what it is made of')])
})
it('the schema of a chart refuses bars that are all zero, and parts below it', () => {
  expect(problemsOf(bars({ ...one, value: 0 }, two))).toEqual([])
  expect(problemsOf(bars({ ...one, value: 0 }, { label: 'Two', parts: [{ label: 'talk', value: 0 }] }))).toEqual([
    expect.stringMatching(/^bars: All bars are 0/),
  ])
  const parts = [
    { label: 'talk', value: 2 },
    { label: 'credit', value: -1 },
  ]
  expect(problemsOf(bars(one, { label: 'Two', parts }))).toEqual([expect.stringMatching(/^bars\.1\.parts\.1\.value: .*begins at 0/)])
})
it('the schema of a chart wants a caption, and to know whether the numbers are invented', () => {
  expect(problemsOf({ ...bars(one, two), caption: 'Look.' })).toEqual([expect.stringContaining('Say what to see')])
  expect(problemsOf({ ...bars(one, two), invented: undefined })).toEqual([expect.stringContaining('invented example')])
})
it('the schema of a chart takes spans that last, and refuses others', () => {
  const spans = (to: number) => {
    const span = { label: 'One', from: 3, to: 4, length: 'a week' }
    return problemsOf({ ...around, kind: 'spans', unit: 'Weeks', spans: [span, { ...span, label: 'Two', to }] })
  }
  expect(spans(5)).toEqual([])
  for (const to of [2, 3]) expect(spans(to)).toEqual([expect.stringContaining('ends before it begins')])
})
it.each([
  ['Years', 2, 3, '1 year'],
  ['months after the absence', 0.7, 3, '2.3 months'],
  ['business days after the call', 0, 1250, '1,250 days'],
  // Words that count something else say nothing of the scale.
  ['calendar days from the first words', 0, 7, '5 business days'],
  ['months after the absence', 0, 1, '22 days'],
  ['months after the absence', 0, 1, '3 h'],
  ['weeks', 0, 3, 'weeks 3–5'],
  ['hours', 0, 3, 'until the cutoff'],
])('the schema of a chart takes a span on a scale of %s, from %d to %d, that lasts “%s”', (unit, from, to, length) => {
  const span = { label: 'One', from, to, length }
  expect(problemsOf({ ...around, kind: 'spans', unit, spans: [span, { ...span, label: 'Two' }] })).toEqual([])
})
it('the schema of a chart refuses a span whose words state another length than its bar has', () => {
  const span = { label: 'One', from: 1, to: 13, length: '12 months' }
  expect(
    problemsOf({ ...around, kind: 'spans', unit: 'Months after the absence', spans: [span, { ...span, label: 'Two', to: 12 }] }),
  ).toEqual(['spans.1.length: From 1 to 12, it lasts 11, and not 12: correct the words or the numbers.'])
  expect(problemsOf({ ...around, kind: 'spans', unit: 'Months', spans: [span, { ...span, label: 'Two', to: 0 }] })).toHaveLength(1)
})
it('the schema of a chart takes moments in their order, two at one time too, and refuses time that runs backward', () => {
  const moments = (...times: string[]) => {
    const all = times.map((time) => ({ time, label: time }))
    return problemsOf({ ...around, kind: 'moments', start: all[0], moments: all })
  }
  expect(moments('05:00', '06:00', '06:00', '07:00')).toEqual([])
  expect(moments('06:00', '05:00', '07:00')).toEqual([expect.stringContaining('order')])
})
it('the schema of a chart reads days as YAML gives them', () => {
  const people = [{ name: 'A', note: 'late', events: [{ type: 'tardy', days: [new Date('2026-03-02'), '2026-03-03'] }] }]
  expect(articleChartSchema.parse({ ...around, kind: 'points', from: new Date('2026-03-01'), to: '2026-04-01', people })).toMatchObject({
    from: '2026-03-01',
    people: [{ events: [{ days: ['2026-03-02', '2026-03-03'], protected: false }] }],
  })
})
it('the schema of a chart of points refuses days that run backward, and events that it does not show', () => {
  const points = (to: string, ...days: string[]) => {
    const people = [{ name: 'A', note: 'late', events: [{ type: 'tardy', days }] }]
    return problemsOf({ ...around, kind: 'points', from: '2026-03-01', to, people })
  }
  expect(points('2026-04-01', '2026-03-01', '2026-04-01')).toEqual([])
  for (const to of ['2026-03-01', '2026-02-01']) expect(points(to, '2026-03-02')).toEqual([expect.stringMatching(/^to: .*a later day/)])
  for (const day of ['2026-02-28', '2026-04-02'])
    expect(points('2026-04-01', '2026-03-01', day)).toEqual([
      `people.0.events.0.days.1: The chart shows 2026-03-01 to 2026-04-01: correct this day, or “from” and “to”.`,
    ])
})
