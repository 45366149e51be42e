import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PointsChart } from './PointsChart.tsx'

const words = { unit: 'points', peak: '{total} at {day}', withoutRemoval: '{total} with nothing taken off' }

it('a chart of points has space for a total above its last threshold', () => {
  const totals = [
    { day: '2026-03-01', points: 0 },
    { day: '2026-03-09', points: 12 },
  ]
  render(
    <PointsChart
      from="2026-03-01"
      to="2026-05-31"
      ladder={[{ id: 'termination', at: 10, label: 'Last step' }]}
      people={[{ name: 'B.', note: 'four no-shows', totals, totalsWithoutRemoval: totals, freeDays: [] }]}
      words={words}
    />,
  )
  expect(Number.parseFloat(screen.getByText(/^12\.0 at/).getAttribute('y') ?? '')).toBeGreaterThan(0)
})

it.each([
  // Below the line, the label would cover that of the threshold.
  [7, true],
  // The label of the threshold itself stands above its line.
  [5, false],
  [4, false],
  // The zero line is directly below.
  [1, true],
])('what %i points would be without removal stands above its line: %s', (points, isAbove) => {
  const totals = [{ day: '2026-03-09', points }]
  const ladder = [
    { id: 'written', at: 5, label: 'A step' },
    { id: 'final', at: 8, label: 'Another' },
  ] as const
  render(
    <PointsChart
      from="2026-03-01"
      to="2026-05-31"
      ladder={ladder}
      people={[{ name: 'B.', note: '', totals, totalsWithoutRemoval: totals, freeDays: [] }]}
      words={words}
    />,
  )
  expect(Number.parseFloat(screen.getByText(/nothing taken off/).getAttribute('dy') ?? '') < 0).toBe(isAbove)
})
