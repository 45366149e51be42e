import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { barExtents, listTicks } from './chart.testing.ts'
import { SpansChart } from './SpansChart.tsx'

const SPANS = [
  { label: 'Notice', from: 0, to: 7, length: '7 days', quiet: false },
  { label: 'Answer', from: 7, to: 28, length: 'three weeks', quiet: true },
]
const tickTexts = () => listTicks('days').map(([text]) => text)

it('spans begin and end where they do on a scale from zero, and say in words how long they are', () => {
  render(<SpansChart unit="days" spans={SPANS} />)
  expect(barExtents()).toEqual([
    [0, 25],
    [25, 100],
  ])
  expect(screen.queryByText('three weeks')).not.toBeNull()
})
it('the scale of spans has its lines as far apart as the article says', () => {
  render(<SpansChart unit="days" every={7} spans={SPANS} />)
  expect(tickTexts()).toEqual(['0', '7', '14', '21', '28'])
})
it.each([
  [2, ['0', '0.5', '1', '1.5', '2']],
  [2000, ['0', '500', '1,000', '1,500', '2,000']],
])('the scale of spans up to %i prints the numbers where its lines are', (to, ticks) => {
  render(<SpansChart unit="days" spans={[{ label: 'Notice', from: 0, to, length: 'all of it', quiet: false }]} />)
  expect(tickTexts()).toEqual(ticks)
})
