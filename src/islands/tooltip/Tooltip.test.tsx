import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('opens 700 ms after the pointer came', () => {
  render(
    <Tooltip text="Show password">
      <button type="button">eye</button>
    </Tooltip>,
  )
  fireEvent.pointerMove(screen.getByText('eye'), { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(699))
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('tooltip').textContent).toBe('Show password')
})
