/** What tests of the header's menus share: the menus, connected, and what a pointer and a keyboard do with them. */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TEST_NAVIGATION } from '../navigation.testing.ts'
import { HeaderMenus } from './HeaderMenus.tsx'
import { connectMenus } from './menus.client.ts'

// What a browser would do next, load the other page, is not what is tried here.
const stay = (event: Event) => event.preventDefault()
/** Connects the menus for each test of a file, over a clock that the test moves. */
export function connectMenusForEachTest() {
  let disconnect = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    document.addEventListener('click', stay)
    // Before there is a header, as in the page's head.
    disconnect = connectMenus()
  })
  afterEach(() => {
    disconnect()
    document.removeEventListener('click', stay)
    vi.useRealTimers()
  })
}
export const showMenus = (path = '/') =>
  render(
    createElement(
      'div',
      null,
      createElement(HeaderMenus, { path, navigation: TEST_NAVIGATION }),
      createElement('button', { type: 'button' }, 'Elsewhere'),
    ),
  )
export const trigger = (name: string) => screen.getByRole('button', { name })
export const panel = (name: string) => document.getElementById(trigger(name).getAttribute('aria-controls') ?? '') as HTMLElement
export const linksOf = (name: string) => within(panel(name)).getAllByRole('link')
export const isOpen = (name: string) => {
  const isExpanded = trigger(name).getAttribute('aria-expanded') === 'true'
  // What the button announces must agree with what is shown.
  expect(panel(name).hidden).toBe(!isExpanded)
  return isExpanded
}
export const pass = (time: number) => vi.advanceTimersByTime(time)
/** @param late how long before now the pointer came, in milliseconds: a busy page hears of it later */
export function over(element: Element, pointerType = 'mouse', late = 0) {
  const event = createEvent.pointerOver(element, { pointerType })
  // Of the clock that the test moves, which events know nothing of.
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - late })
  fireEvent(element, event)
}
export const out = (element: Element, to: Element | null = document.body) =>
  fireEvent.pointerOut(element, { pointerType: 'mouse', relatedTarget: to })
export const enter = (name: string) => over(trigger(name))
export const leave = (name: string) => out(trigger(name))
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
