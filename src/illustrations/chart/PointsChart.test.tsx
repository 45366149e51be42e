import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PointsChart } from './PointsChart'

it('has room for a total above its last threshold', () => {
  const totals = [
    { day: '2026-03-01', points: 0 },
    { day: '2026-03-09', points: 12 },
  ]
  render(
    <PointsChart
      from="2026-03-01"
      to="2026-05-31"
      ladder={[{ id: 'termination', at: 10, label: 'Last step' }]}
      people={[{ name: 'B.', note: 'four no-shows', totals, without: totals, free: [] }]}
    />,
  )
  expect(Number.parseFloat(screen.getByText(/^12\.0 on/).getAttribute('y') ?? '')).toBeGreaterThan(0)
})
