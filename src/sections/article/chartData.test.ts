/** What a chart's table says, and that drawing and table come from one calculation. */
import { expect, it } from 'vitest'
import { EXAMPLE_POLICY } from '../../site/policy/examplePolicy'
import { type ChartData, pointsChartOf, tableOf } from './chartData'

const around = { id: 'a', title: 'A', caption: 'A caption.', invented: true }
const year: Extract<ChartData, { kind: 'points' }> = {
  ...around,
  kind: 'points',
  from: '2026-03-01',
  to: '2026-05-31',
  people: [
    {
      name: 'B.',
      note: 'a no-show, and leave',
      events: [
        { type: 'noCallNoShow', protected: false, days: ['2026-03-03'] },
        { type: 'unplannedAbsence', protected: true, days: ['2026-03-10'] },
      ],
    },
  ],
}

it('works totals out by the example policy; protected days are on record and cost nothing', () => {
  const [person] = pointsChartOf(year).people
  expect(person?.totals.map(({ points }) => points)).toEqual([0, EXAMPLE_POLICY.points.noCallNoShow, 2, 1])
  expect(person?.without.map(({ points }) => points)).toEqual([0, EXAMPLE_POLICY.points.noCallNoShow])
  expect(person?.free).toEqual(['2026-03-10'])
})
it('tells the same as a table', () => {
  expect(tableOf(year).rows).toEqual([
    ['March 1, 2026', 'B.', '0.0', '0.0'],
    ['March 3, 2026', 'B.', '3.0', '3.0'],
    ['April 2, 2026', 'B.', '2.0', '3.0'],
    ['May 2, 2026', 'B.', '1.0', '3.0'],
  ])
  const parts = [
    { label: 'talk', value: 1568, quiet: true },
    { label: 'rounding', value: 448, quiet: false },
  ]
  const bill: ChartData = {
    ...around,
    kind: 'bars',
    unit: 'US dollars',
    before: '$',
    digits: 2,
    bars: [{ label: 'A', value: 2016, parts }],
  }
  expect(tableOf(bill)).toEqual({
    head: ['What', 'US dollars', 'Made of'],
    rows: [['A', '$2,016.00', '$1,568.00 talk, $448.00 rounding']],
  })
})
