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

/** Every order of pointing, clicking and Escape, at every speed of a hand. Opening takes 200 ms, the grace of a click 400. */
describe.each([0, 50, 100, 199, 200, 250, 399, 400, 599, 600])('%i ms after the pointer came', (wait) => {
  const click = (name: string) => {
    fireEvent.pointerDown(trigger(name), { pointerType: 'mouse' })
    fireEvent.click(trigger(name))
  }
  const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' })
  /** What nobody does anything about stays as it is. */
  const expectToStay = (name: string, open: boolean) => {
    expect(isOpen(name)).toBe(open)
    pass(1000)
    expect(isOpen(name)).toBe(open)
  }
  beforeEach(() => {
    render(<HeaderMenus path="/" />)
  })

  it('a click opens the menu, or keeps it open; later than 400 ms after it opened, it closes it', () => {
    enter('Features')
    pass(wait)
    click('Features')
    expectToStay('Features', wait < 600)
  })
  it('a second click at once takes the first back, unless both belong to the hovering that opened the menu', () => {
    enter('Features')
    pass(wait)
    click('Features')
    click('Features')
    expectToStay('Features', wait >= 200)
  })
  it('Escape closes the menu, or keeps it from opening, and moving on over the button changes nothing', () => {
    enter('Features')
    pass(wait)
    pressEscape()
    expectToStay('Features', false)
    enter('Features')
    expectToStay('Features', false)
  })
  it('leaving closes the menu, or keeps it from opening', () => {
    enter('Features')
    pass(wait)
    leave('Features')
    pass(150)
    expectToStay('Features', false)
  })
  it('a click on the other menu shows that one', () => {
    enter('Features')
    pass(wait)
    leave('Features')
    enter('Industries')
    click('Industries')
    expectToStay('Industries', true)
    expect(isOpen('Features')).toBe(false)
  })
  it('with one menu open, the other opens at once, and a click within 400 ms keeps it', () => {
    enter('Features')
    pass(200)
    leave('Features')
    enter('Industries')
    expect(isOpen('Industries')).toBe(true)
    pass(wait)
    click('Industries')
    expectToStay('Industries', wait < 400)
    expect(isOpen('Features')).toBe(false)
  })
  it('a tap opens, another closes, and a tap on the other menu changes over, however slow', () => {
    const tap = (name: string) => {
      fireEvent.pointerMove(trigger(name), { pointerType: 'touch' })
      fireEvent.pointerDown(trigger(name), { pointerType: 'touch' })
      fireEvent.click(trigger(name))
      pass(wait)
    }
    tap('Features')
    expect(isOpen('Features')).toBe(true)
    tap('Industries')
    expect([isOpen('Features'), isOpen('Industries')]).toEqual([false, true])
    tap('Industries')
    expectToStay('Industries', false)
  })
  it('a menu that was opened with a click is not closed by the pointer that has just left another', () => {
    enter('Features')
    pass(wait)
    leave('Features')
    fireEvent.click(trigger('Industries'))
    expectToStay('Industries', true)
  })
})

describe('the open panel', () => {
  it('stays while the pointer is in it, and closes 150 ms after', () => {
    render(<HeaderMenus path="/" />)
    enter('Features')
    pass(200)
    leave('Features')
    const panel = document.querySelector('[data-menu-panel]') as Element
    fireEvent.pointerEnter(panel, { pointerType: 'mouse' })
    pass(1000)
    expect(isOpen('Features')).toBe(true)
    fireEvent.pointerLeave(panel, { pointerType: 'mouse' })
    pass(149)
    expect(isOpen('Features')).toBe(true)
    pass(1)
    expect(isOpen('Features')).toBe(false)
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
