import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { articleChartSchema } from './articleChart.ts'

const problemsOf = (value: unknown) => findProblems(articleChartSchema, value)
const around = { id: 'bill', title: 'The bill', caption: 'What there is to see in this figure, in a sentence.', invented: true }
const bars = (...of: object[]) => ({ ...around, kind: 'bars', unit: 'US dollars', bars: of })
const one = { label: 'One', value: 3 }

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
it('the schema of a chart refuses a bar that has both a value and parts, or neither', () => {
  const parts = [{ label: 'talk', value: 2 }]
  expect(problemsOf(bars(one, { label: 'Two', value: 2, parts }))).toEqual([expect.stringContaining('Remove this line')])
  expect(problemsOf(bars(one, { label: 'Two' }))).toEqual([expect.stringContaining('or what it is made of')])
})
it('the schema of a chart wants a caption, and to know whether the numbers are invented', () => {
  expect(problemsOf({ ...bars(one, one), caption: 'Look.' })).toEqual([expect.stringContaining('Say what to see')])
  expect(problemsOf({ ...bars(one, one), invented: undefined })).toEqual([expect.stringContaining('invented example')])
})
it('the schema of a chart takes spans that last, and refuses others', () => {
  const spans = (to: number) => {
    const span = { label: 'One', from: 3, to: 4, length: 'a week' }
    return problemsOf({ ...around, kind: 'spans', unit: 'Weeks', spans: [span, { ...span, to }] })
  }
  expect(spans(5)).toEqual([])
  for (const to of [2, 3]) expect(spans(to)).toEqual([expect.stringContaining('ends before it begins')])
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
