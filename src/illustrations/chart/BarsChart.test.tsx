import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarsChart } from './BarsChart.tsx'
import { barExtents, listTicks } from './chart.testing.ts'

it('bars are as long as their amounts, from zero, and the parts of a bar follow one another', () => {
  const parts = [
    { label: 'talk', value: 30, quiet: true },
    { label: 'rounding', value: 10, quiet: false },
  ]
  const bars = [
    { label: 'A', value: 20, parts: [] },
    { label: 'B', value: 40, parts },
  ]
  render(<BarsChart unit="calls" before="" digits={0} bars={bars} />)
  expect(barExtents()).toEqual([
    [0, 50],
    [0, 75],
    [75, 100],
  ])
  expect(screen.queryByText('30 talk')).not.toBeNull()
  expect(screen.queryByText('+ 10 rounding')).not.toBeNull()
})
it('a bar of zero has no length', () => {
  const bars = [0, 40].map((value) => ({ label: `${value} calls`, value, parts: [] }))
  render(<BarsChart unit="calls" before="" digits={0} bars={bars} />)
  expect(barExtents()).toEqual([
    [0, 0],
    [0, 100],
  ])
})
it('the scale of short bars prints the numbers where its lines are', () => {
  const bars = [0.5, 1.5].map((value) => ({ label: `${value} of it`, value, parts: [] }))
  render(<BarsChart unit="points" before="" digits={1} bars={bars} />)
  expect(listTicks('points')).toEqual([
    ['0', '0%'],
    ['0.5', '33.33%'],
    ['1', '66.67%'],
    ['1.5', '100%'],
  ])
})
