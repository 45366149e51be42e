/** Test helpers for the header's menus: the connected menus, and actions of pointer and keyboard. */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TEST_NAVIGATION } from '../navigation.testing.ts'
import { HeaderMenus } from './HeaderMenus.tsx'
import { connectMenus } from './menus.client.ts'

// Prevents navigation, which tests do not try.
const preventNavigation = (event: Event) => event.preventDefault()
/** Connects the menus for each test of a file, with fake timers. */
export function connectMenusForEachTest() {
  let disconnect = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    document.addEventListener('click', preventNavigation)
    // Before there is a header, as in the page's head.
    disconnect = connectMenus()
  })
  afterEach(() => {
    disconnect()
    document.removeEventListener('click', preventNavigation)
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
export const findTrigger = (name: string) => screen.getByRole('button', { name })
export const findPanel = (name: string) => document.getElementById(findTrigger(name).getAttribute('aria-controls') ?? '') as HTMLElement
export const findLinks = (name: string) => within(findPanel(name)).getAllByRole('link')
export const isOpen = (name: string) => {
  const isExpanded = findTrigger(name).getAttribute('aria-expanded') === 'true'
  // The announced state must match the visible one.
  expect(findPanel(name).hidden).toBe(!isExpanded)
  return isExpanded
}
export const advanceTime = (time: number) => vi.advanceTimersByTime(time)
/** @param late how long ago the pointer came, in milliseconds, as on a busy page */
export function hover(element: Element, pointerType = 'mouse', late = 0) {
  const event = createEvent.pointerOver(element, { pointerType })
  // Use the fake timers' clock, which events do not.
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - late })
  fireEvent(element, event)
}
export const unhover = (element: Element, to: Element | null = document.body) =>
  fireEvent.pointerOut(element, { pointerType: 'mouse', relatedTarget: to })
export const hoverTrigger = (name: string) => hover(findTrigger(name))
export const unhoverTrigger = (name: string) => unhover(findTrigger(name))
export const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
