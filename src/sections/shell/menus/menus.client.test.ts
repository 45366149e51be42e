/** The header's menus by pointer and touch; by keyboard: menus.client.keys.test.ts. */
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  advanceTime,
  connectMenusForEachTest,
  findLinks,
  findPanel,
  findTrigger,
  hover,
  hoverTrigger,
  isOpen,
  showMenus,
  unhover,
  unhoverTrigger,
} from './menus.testing.ts'

connectMenusForEachTest()

describe('hovering over the header’s menus', () => {
  it('opens after exactly 200 ms and closes 150 ms after the pointer left', () => {
    showMenus()
    hoverTrigger('Features')
    advanceTime(199)
    expect(isOpen('Features')).toBe(false)
    advanceTime(1)
    expect(isOpen('Features')).toBe(true)
    unhoverTrigger('Features')
    advanceTime(149)
    expect(isOpen('Features')).toBe(true)
    advanceTime(1)
    expect(isOpen('Features')).toBe(false)
  })
  it('opens 200 ms after the pointer came, also where the page heard of it 80 ms late', () => {
    showMenus()
    hover(findTrigger('Features'), 'mouse', 80)
    advanceTime(119)
    expect(isOpen('Features')).toBe(false)
    advanceTime(1)
    expect(isOpen('Features')).toBe(true)
  })
  it('opens the next menu at once within 300 ms', () => {
    showMenus()
    hoverTrigger('Features')
    advanceTime(200)
    unhoverTrigger('Features')
    advanceTime(150)
    advanceTime(299)
    hoverTrigger('Industries')
    expect(isOpen('Industries')).toBe(true)
  })
  it('waits again after 300 ms', () => {
    showMenus()
    hoverTrigger('Features')
    advanceTime(200)
    unhoverTrigger('Features')
    advanceTime(150)
    advanceTime(301)
    hoverTrigger('Industries')
    expect(isOpen('Industries')).toBe(false)
  })
})

/** Every order of hover, click and Escape, at several speeds. Opening takes 200 ms, the grace of a click 400. */
describe.each([0, 50, 100, 199, 200, 250, 399, 400, 599, 600])('%i ms after the pointer came', (wait) => {
  const click = (name: string) => {
    fireEvent.pointerDown(findTrigger(name), { pointerType: 'mouse' })
    fireEvent.click(findTrigger(name))
  }
  const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' })
  /** Expects no change without further input. */
  const expectToStay = (name: string, open: boolean) => {
    expect(isOpen(name)).toBe(open)
    advanceTime(1000)
    expect(isOpen(name)).toBe(open)
  }
  beforeEach(() => {
    showMenus()
  })

  it('a click opens the menu, or keeps it open; later than 400 ms after it opened, it closes it', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    click('Features')
    expectToStay('Features', wait < 600)
  })
  it('a second click at once takes the first back, unless both belong to the hovering that opened the menu', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    click('Features')
    click('Features')
    expectToStay('Features', wait >= 200)
  })
  it('Escape closes the menu, or keeps it from opening, and moving on over the button changes nothing', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    pressEscape()
    expectToStay('Features', false)
    hoverTrigger('Features')
    expectToStay('Features', false)
  })
  it('leaving closes the menu, or keeps it from opening', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    unhoverTrigger('Features')
    advanceTime(150)
    expectToStay('Features', false)
  })
  it('a click on the other menu shows that one', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    unhoverTrigger('Features')
    hoverTrigger('Industries')
    click('Industries')
    expectToStay('Industries', true)
    expect(isOpen('Features')).toBe(false)
  })
  it('with one menu open, the other opens at once, and a click within 400 ms keeps it', () => {
    hoverTrigger('Features')
    advanceTime(200)
    unhoverTrigger('Features')
    hoverTrigger('Industries')
    expect(isOpen('Industries')).toBe(true)
    advanceTime(wait)
    click('Industries')
    expectToStay('Industries', wait < 400)
    expect(isOpen('Features')).toBe(false)
  })
  it('a tap opens, another closes, and a tap on the other menu changes over, however slow', () => {
    const tap = (name: string) => {
      hover(findTrigger(name), 'touch')
      fireEvent.pointerDown(findTrigger(name), { pointerType: 'touch' })
      fireEvent.click(findTrigger(name))
      advanceTime(wait)
    }
    tap('Features')
    expect(isOpen('Features')).toBe(true)
    tap('Industries')
    expect([isOpen('Features'), isOpen('Industries')]).toEqual([false, true])
    tap('Industries')
    expectToStay('Industries', false)
  })
  it('a menu that was opened with a click is not closed by the pointer that has just left another', () => {
    hoverTrigger('Features')
    advanceTime(wait)
    unhoverTrigger('Features')
    fireEvent.click(findTrigger('Industries'))
    expectToStay('Industries', true)
  })
})

describe('the open panel of a menu', () => {
  it('stays while the pointer is in it, and closes 150 ms after', () => {
    showMenus()
    hoverTrigger('Features')
    advanceTime(200)
    unhoverTrigger('Features')
    hover(findPanel('Features'))
    advanceTime(1000)
    expect(isOpen('Features')).toBe(true)
    unhover(findPanel('Features'))
    advanceTime(149)
    expect(isOpen('Features')).toBe(true)
    advanceTime(1)
    expect(isOpen('Features')).toBe(false)
  })
})

describe('an open menu of the header closes', () => {
  beforeEach(() => {
    showMenus()
    findTrigger('Features').focus()
    fireEvent.click(findTrigger('Features'))
  })

  it('when focus leaves the bar, but not when it moves within', () => {
    findLinks('Features')[0]?.focus()
    findTrigger('Features').focus()
    expect(isOpen('Features')).toBe(true)
    findTrigger('Elsewhere').focus()
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(findTrigger('Elsewhere'))
  })
  it('when a mouse is pressed anywhere else', () => {
    fireEvent.pointerDown(findPanel('Features'), { pointerType: 'mouse' })
    expect(isOpen('Features')).toBe(true)
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' })
    expect(isOpen('Features')).toBe(false)
  })
  it('when a finger taps anywhere else, not when it may be about to scroll', () => {
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    expect(isOpen('Features')).toBe(true)
    fireEvent.click(document.body)
    expect(isOpen('Features')).toBe(false)
  })
  it('when a link is chosen, but not when that opens in a tab of its own', () => {
    const link = findLinks('Features')[0] as HTMLElement
    fireEvent.click(link, { metaKey: true })
    fireEvent.click(link, { ctrlKey: true })
    expect(isOpen('Features')).toBe(true)
    fireEvent.click(link)
    expect(isOpen('Features')).toBe(false)
  })
  it('not by a click beside the links of its panel', () => {
    fireEvent.click(findPanel('Features'))
    expect(isOpen('Features')).toBe(true)
  })
})
