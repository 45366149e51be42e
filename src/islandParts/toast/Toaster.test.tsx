import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOAST } from '#src/specification/interfaceValues.ts'
import { showToast } from './showToast.ts'
import { Toaster } from './Toaster.tsx'
import { toastAttributes } from './toast.attributes.ts'
import { toasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => {
    for (const entry of toasts.read()) toasts.dismiss(entry.id)
    vi.advanceTimersByTime(TOAST.removeDelay)
  })
  vi.useRealTimers()
})

describe('the store of toasts', () => {
  it('shows one toast at most: a new one replaces the old', () => {
    toasts.add({ title: 'first' })
    toasts.add({ title: 'second' })
    expect(toasts.read().map((entry) => entry.title)).toEqual(['second'])
  })
  it('keeps a dismissed toast, closed, for 1000000 ms', () => {
    const id = toasts.add({ title: 'bye' })
    toasts.dismiss(id)
    expect(toasts.read()[0]).toMatchObject({ id, isOpen: false })
    vi.advanceTimersByTime(999_999)
    expect(toasts.read()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.read()).toHaveLength(0)
  })
})

describe('the toaster', () => {
  it('closes a toast by itself after 5000 ms', () => {
    render(<Toaster />)
    act(() => void toasts.add({ title: 'Link copied' }))
    expect(screen.getByText('Link copied')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(4999))
    expect(toasts.read()[0]?.isOpen).toBe(true)
    act(() => void vi.advanceTimersByTime(1))
    expect(toasts.read()[0]?.isOpen).toBe(false)
  })
  it('has the variants default and destructive', () => {
    render(<Toaster />)
    act(() => void toasts.add({ title: 'plain' }))
    expect(document.querySelector(toastAttributes.toast.withValue('default'))).toBeTruthy()
    act(() => void toasts.add({ title: 'bad', variant: 'destructive' }))
    expect(document.querySelector(toastAttributes.toast.withValue('destructive'))).toBeTruthy()
  })
  it('interrupts a screen reader for a failure alone', () => {
    render(<Toaster />)
    const howRead = (toast: Parameters<typeof toasts.add>[0]) => {
      act(() => void toasts.add(toast))
      return document.querySelector('[aria-live]')?.getAttribute('aria-live')
    }
    expect(howRead({ title: 'plain' })).toBe('polite')
    expect(howRead({ title: 'bad', variant: 'destructive' })).toBe('assertive')
  })
  it('is there once, however many messages a page has', () => {
    act(() => {
      showToast({ title: 'first' })
      showToast({ title: 'second' })
    })
    expect(document.querySelectorAll(toastAttributes.toast.selector)).toHaveLength(1)
  })
  it('moves focus to its region on F8', () => {
    render(<Toaster />)
    act(() => void toasts.add({ title: 'here' }))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
  })
  it.each([
    [49, true],
    [51, false],
  ])('a swipe to the right of %i px leaves it open: %s', (distance, isOpen) => {
    render(<Toaster />)
    act(() => void toasts.add({ title: 'swipe me' }))
    const toast = document.querySelector(toastAttributes.toast.selector) as HTMLElement
    const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, pointerType: 'touch', button: 0 })
    fireEvent.pointerDown(toast, at(0))
    fireEvent.pointerMove(toast, at(distance / 2))
    fireEvent.pointerMove(toast, at(distance))
    fireEvent.pointerUp(toast, at(distance))
    expect(toasts.read()[0]?.isOpen).toBe(isOpen)
  })
})
