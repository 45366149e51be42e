import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Show password">
      <button type="button">eye</button>
    </Tooltip>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const enter = () => fireEvent.pointerMove(screen.getByText('eye'), { pointerType: 'mouse' })
const leave = () => {
  fireEvent.pointerLeave(screen.getByText('eye'), { pointerType: 'mouse' })
  // Radix keeps the tooltip open while the pointer is on its way from the trigger to the tooltip. Escape closes it at once.
  fireEvent.keyDown(document, { key: 'Escape' })
}
const isShown = () => screen.queryByRole('tooltip') !== null

it('a tooltip opens 700 ms after the pointer came', () => {
  enter()
  pass(699)
  expect(isShown()).toBe(false)
  pass(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Show password')
})
it('a tooltip opens at once for a pointer that comes back within 300 ms, and waits again after that', () => {
  enter()
  pass(700)
  leave()
  expect(isShown()).toBe(false)
  pass(299)
  enter()
  expect(isShown()).toBe(true)
  leave()
  pass(301)
  enter()
  expect(isShown()).toBe(false)
  pass(700)
  expect(isShown()).toBe(true)
})
it('a tooltip opens at once on focus', () => {
  act(() => screen.getByText('eye').focus())
  expect(isShown()).toBe(true)
})
