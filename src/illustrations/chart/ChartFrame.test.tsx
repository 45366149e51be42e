import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChartFrame } from './ChartFrame.tsx'

it('a chart is a figure named by its title; screen readers get its caption and not its drawing', () => {
  render(
    <ChartFrame titleId="hours" title="Hours by week" caption={<p>Most hours fall in week 2.</p>}>
      <p>12 h</p>
    </ChartFrame>,
  )
  const chart = within(screen.getByRole('figure', { name: 'Hours by week' }))
  expect(chart.getByText('12 h').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(chart.getByText('Most hours fall in week 2.').closest('[aria-hidden="true"]')).toBeNull()
  expect(chart.getByText('Most hours fall in week 2.').closest('figcaption')).not.toBeNull()
})
