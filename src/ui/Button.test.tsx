import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
/** A form with a button that gets these props. */
function openForm(props: object) {
  const [pressed, sent] = [vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())]
  const draw = (more: object) => (
    <form onSubmit={sent}>
      <Button type="submit" onClick={pressed} {...props} {...more}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(draw({}))
  return { pressed, sent, change: (more: object) => rerender(draw(more)) }
}

describe('a button', () => {
  it('calls its handler once for each press', () => {
    const { pressed, sent } = openForm({})
    fireEvent.click(button())
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })
  it('ignores presses while it is busy, and keeps its focus', () => {
    const { pressed, sent, change } = openForm({})
    button().focus()
    change({ isBusy: true })
    fireEvent.click(button())
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
    change({ isBusy: false })
    fireEvent.click(button())
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  })
  it('is announced as busy, whatever its other props', () => {
    openForm({ isBusy: true, 'aria-disabled': false })
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })
  it('submits no form unless its type says so', () => {
    const { sent } = openForm({ type: undefined })
    fireEvent.click(button())
    expect(sent).not.toHaveBeenCalled()
  })
})
