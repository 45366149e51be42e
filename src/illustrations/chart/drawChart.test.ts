/** The tables of charts, and the calculation that a chart of points shares with its table. */
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import type { ChartData, ChartOf } from '#src/schemas/article/articleChart.ts'
import { drawChart } from './drawChart.ts'
import { createPointsChartProps } from './PointsChart.tsx'

const words = {
  table: 'As a table',
  invented: 'Invented.',
  bars: { what: 'What', parts: 'Made of' },
  spans: { what: 'What', begins: 'From, {unit}', ends: 'To', length: 'How long' },
  moments: { time: 'Time', what: 'What happens' },
  points: { day: 'Day', who: 'Who', total: 'Total', withoutRemoval: 'Without removal' },
  line: { unit: 'points', peak: '{total} on {day}', withoutRemoval: '{total} without removal' },
  places: { points: 'Points', places: 'Places', which: 'Which' },
}
const tableOf = (chart: ChartData) => drawChart(chart, words, []).table
const around = { id: 'a', title: 'A', caption: 'A caption.', invented: true }
const year: ChartOf<'points'> = {
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

describe('the data of an article’s chart', () => {
  it('works totals out by the example policy; protected days are on record and cost nothing', () => {
    const { people, ladder } = createPointsChartProps(year)
    const [person] = people
    // One step more than anybody reaches, and no higher.
    expect(ladder).toEqual(EXAMPLE_POLICY.pointLadder.slice(0, 2))
    expect(person?.totals.map(({ points }) => points)).toEqual([0, EXAMPLE_POLICY.points.noCallNoShow, 2, 1])
    expect(person?.totalsWithoutRemoval.map(({ points }) => points)).toEqual([0, EXAMPLE_POLICY.points.noCallNoShow])
    expect(person?.freeDays).toEqual(['2026-03-10'])
  })
  it('shows one threshold more than the highest total reaches, and all once that is above the last', () => {
    const [person] = year.people
    const shown = (noShows: number) => {
      const days = Array.from({ length: noShows }, (_, index) => `2026-03-0${index + 3}`)
      const people = person ? [{ ...person, events: [{ type: 'noCallNoShow' as const, protected: false, days }] }] : []
      return createPointsChartProps({ ...year, people }).ladder.length
    }
    const { pointLadder, points } = EXAMPLE_POLICY
    for (const noShows of [2, 3, 4])
      expect(shown(noShows)).toBe(
        Math.min(pointLadder.length, pointLadder.filter(({ at }) => at <= noShows * points.noCallNoShow).length + 1),
      )
  })
  it('shows the threshold after one that is just reached', () => {
    const { pointLadder, points } = EXAMPLE_POLICY
    const at = points.noCallNoShow + 2 * points.unplannedAbsence
    const events = [
      { type: 'noCallNoShow' as const, protected: false, days: ['2026-03-03'] },
      { type: 'unplannedAbsence' as const, protected: false, days: ['2026-03-04', '2026-03-05'] },
    ]
    expect(pointLadder[1]?.at).toBe(at)
    expect(createPointsChartProps({ ...year, people: [{ name: 'B.', note: '', events }] }).ladder).toEqual(pointLadder.slice(0, 3))
  })
  it('tells the same as a table', () => {
    expect(tableOf(year).columnHeadings).toEqual(['Day', 'Who', 'Total', 'Without removal'])
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
      columnHeadings: ['What', 'US dollars', 'Made of'],
      rows: [['A', '$2,016.00', '$1,568.00 talk, $448.00 rounding']],
    })
  })
  it('has a column of parts as soon as one bar has parts', () => {
    const wholeBar = { label: 'B', value: 3, parts: [] }
    const bars = (...all: ChartOf<'bars'>['bars']): ChartData => ({
      ...around,
      kind: 'bars',
      unit: 'shifts',
      before: '',
      digits: 0,
      bars: all,
    })
    expect(tableOf(bars(wholeBar))).toEqual({ columnHeadings: ['What', 'shifts'], rows: [['B', '3']] })
    expect(tableOf(bars(wholeBar, { label: 'C', value: 2, parts: [{ label: 'nights', value: 2, quiet: false }] })).rows).toEqual([
      ['B', '3', ''],
      ['C', '2', '2 nights'],
    ])
  })
  it('says in a table how long each span is, and when each moment comes, the start among them', () => {
    const spans: ChartData = {
      ...around,
      kind: 'spans',
      unit: 'month',
      spans: [{ label: 'Window', from: 0.7, to: 1250, length: 'a century', quiet: false }],
    }
    expect(tableOf(spans)).toEqual({
      columnHeadings: ['What', 'From, month', 'To', 'How long'],
      rows: [['Window', '0.7', '1,250', 'a century']],
    })
    const moments: ChartData = {
      ...around,
      kind: 'moments',
      start: { time: '06:00', label: 'The shift starts' },
      moments: [
        { time: '05:10', label: 'A call-off' },
        { time: '06:20', label: 'Late' },
      ],
    }
    expect(tableOf(moments)).toEqual({
      columnHeadings: ['Time', 'What happens'],
      rows: [
        ['05:10', 'A call-off'],
        ['06:00', 'The shift starts'],
        ['06:20', 'Late'],
      ],
    })
  })
  it('names every place in the table of places, under what holds there', () => {
    const groups = [
      {
        label: 'bar points',
        places: [
          { code: 'CA', name: 'California' },
          { code: 'NY', name: 'New York' },
        ],
        isQuiet: false,
      },
      { label: 'not verified', places: [{ code: 'AK', name: 'Alaska' }], isQuiet: true },
    ]
    expect(drawChart({ ...around, kind: 'places' }, words, groups).table).toEqual({
      columnHeadings: ['Points', 'Places', 'Which'],
      rows: [
        ['bar points', '2', 'California, New York'],
        ['not verified', '1', 'Alaska'],
      ],
    })
  })
})
