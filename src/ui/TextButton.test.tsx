import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TextButton } from './TextButton.tsx'

it('a button that looks like a link calls its handler, and submits no form', () => {
  const [pressed, sent] = [vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())]
  render(
    <form onSubmit={sent}>
      <TextButton onClick={pressed} aria-describedby="hint">
        Forgot password?
      </TextButton>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Forgot password?' })
  expect(button.getAttribute('aria-describedby')).toBe('hint')
  fireEvent.click(button)
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0])
})
