import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeaderMenus } from './HeaderMenus.island'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const trigger = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true'
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const enter = (name: string) => fireEvent.pointerMove(trigger(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(trigger(name), { pointerType: 'mouse' })

describe('hovering', () => {
  it('opens after exactly 200 ms and closes 150 ms after the pointer left', () => {
    render(<HeaderMenus path="/" />)
    enter('Features')
    pass(199)
    expect(isOpen('Features')).toBe(false)
    pass(1)
    expect(isOpen('Features')).toBe(true)
    leave('Features')
    pass(149)
    expect(isOpen('Features')).toBe(true)
    pass(1)
    expect(isOpen('Features')).toBe(false)
  })
  it('opens the next menu at once within 300 ms', () => {
    render(<HeaderMenus path="/" />)
    enter('Features')
    pass(200)
    leave('Features')
    pass(150)
    pass(299)
    enter('Industries')
    expect(isOpen('Industries')).toBe(true)
  })
  it('waits again after 300 ms', () => {
    render(<HeaderMenus path="/" />)
    enter('Features')
    pass(200)
    leave('Features')
    pass(150)
    pass(301)
    enter('Industries')
    expect(isOpen('Industries')).toBe(false)
  })
})

describe('the current page', () => {
  it('highlights a menu while the path is below it', () => {
    render(<HeaderMenus path="/features/policy-automation" />)
    expect(trigger('Features').getAttribute('aria-current')).toBe('true')
    expect(trigger('Industries').getAttribute('aria-current')).toBeNull()
  })
  it('keeps Support current on every support page', () => {
    render(<HeaderMenus path="/support/manual" />)
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
  it('marks the exact page', () => {
    render(<HeaderMenus path="/blog" />)
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})
