import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { headerLinks, MENU_PAGES, type MenuDescriptions, menus } from '../../site/navigation'
import { HeaderMenus } from './HeaderMenus'
import { connectMenus } from './menus.client'

// What a browser would do next, load the other page, is not what is tried here.
const stay = (event: Event) => event.preventDefault()
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
const descriptions = Object.fromEntries(MENU_PAGES.map((page) => [page, `About ${page}.`])) as MenuDescriptions
const show = (path = '/') =>
  render(
    <>
      <HeaderMenus path={path} descriptions={descriptions} />
      <button type="button">Elsewhere</button>
    </>,
  )
const trigger = (name: string) => screen.getByRole('button', { name })
const panel = (name: string) => document.getElementById(trigger(name).getAttribute('aria-controls') ?? '') as HTMLElement
const linksOf = (name: string) => within(panel(name)).getAllByRole('link')
const isOpen = (name: string) => {
  const isExpanded = trigger(name).getAttribute('aria-expanded') === 'true'
  // What is said and what is shown are one.
  expect(panel(name).hidden).toBe(!isExpanded)
  return isExpanded
}
const pass = (time: number) => vi.advanceTimersByTime(time)
const over = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType })
const out = (element: Element, to: Element | null = document.body) =>
  fireEvent.pointerOut(element, { pointerType: 'mouse', relatedTarget: to })
const enter = (name: string) => over(trigger(name))
const leave = (name: string) => out(trigger(name))
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('hovering', () => {
  it('opens after exactly 200 ms and closes 150 ms after the pointer left', () => {
    show()
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
    show()
    enter('Features')
    pass(200)
    leave('Features')
    pass(150)
    pass(299)
    enter('Industries')
    expect(isOpen('Industries')).toBe(true)
  })
  it('waits again after 300 ms', () => {
    show()
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
    show()
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
      over(trigger(name), 'touch')
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
    show()
    enter('Features')
    pass(200)
    leave('Features')
    over(panel('Features'))
    pass(1000)
    expect(isOpen('Features')).toBe(true)
    out(panel('Features'))
    pass(149)
    expect(isOpen('Features')).toBe(true)
    pass(1)
    expect(isOpen('Features')).toBe(false)
  })
})

describe('keys', () => {
  const open = (name: string) => {
    show()
    trigger(name).focus()
    fireEvent.click(trigger(name))
  }
  const focused = () => document.activeElement?.textContent

  it('Down leads from the button of an open menu to its first link, and on', () => {
    open('Features')
    press('ArrowDown')
    expect(document.activeElement).toBe(linksOf('Features')[0])
    press('ArrowDown')
    expect(document.activeElement).toBe(linksOf('Features')[1])
  })
  it('Home, End and arrows go through a panel and stop at its ends', () => {
    open('Industries')
    linksOf('Industries')[0]?.focus()
    press('ArrowUp')
    expect(document.activeElement).toBe(linksOf('Industries')[0])
    press('End')
    expect(document.activeElement).toBe(linksOf('Industries').at(-1))
    press('ArrowRight')
    expect(document.activeElement).toBe(linksOf('Industries').at(-1))
    press('ArrowLeft')
    press('Home')
    expect(document.activeElement).toBe(linksOf('Industries')[0])
  })
  it('arrows go through the bar past what panels hold', () => {
    open('Features')
    const names = [...menus, ...headerLinks].map(({ label }) => label)
    const walked = names.map((_, index) => {
      if (index > 0) press('ArrowRight')
      return focused()
    })
    expect(walked).toEqual(names)
    press('Home')
    expect(focused()).toBe(names[0])
  })
  it('with Alt or Control are the browser’s', () => {
    open('Features')
    expect(fireEvent.keyDown(trigger('Features'), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(fireEvent.keyDown(trigger('Features'), { key: 'ArrowRight' })).toBe(false)
  })
  it('Escape closes and gives the focus in a panel back to its button', () => {
    open('Features')
    linksOf('Features')[1]?.focus()
    press('Escape')
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(trigger('Features'))
  })
  it('Escape leaves focus that is elsewhere where it is', () => {
    show()
    trigger('Elsewhere').focus()
    enter('Features')
    pass(200)
    press('Escape')
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(trigger('Elsewhere'))
  })
})

describe('an open menu closes', () => {
  beforeEach(() => {
    show()
    trigger('Features').focus()
    fireEvent.click(trigger('Features'))
  })

  it('when focus leaves the bar, but not when it moves within', () => {
    linksOf('Features')[0]?.focus()
    trigger('Industries').focus()
    expect(isOpen('Features')).toBe(true)
    trigger('Elsewhere').focus()
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(trigger('Elsewhere'))
  })
  it('when a mouse is pressed anywhere else', () => {
    fireEvent.pointerDown(panel('Features'), { pointerType: 'mouse' })
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
    const link = linksOf('Features')[0] as HTMLElement
    fireEvent.click(link, { metaKey: true })
    fireEvent.click(link, { ctrlKey: true })
    expect(isOpen('Features')).toBe(true)
    fireEvent.click(link)
    expect(isOpen('Features')).toBe(false)
  })
  it('not by a click beside the links of its panel', () => {
    fireEvent.click(panel('Features'))
    expect(isOpen('Features')).toBe(true)
  })
})

it('each link says what content says of its page', () => {
  show()
  fireEvent.click(trigger('Industries'))
  expect(
    linksOf('Industries')
      .find(({ textContent }) => textContent?.includes('About healthcare.'))
      ?.getAttribute('href'),
  ).toBe('/industries/healthcare')
})

describe('the current page', () => {
  it('highlights a menu while the path is below it', () => {
    show('/features/policy-automation')
    expect(trigger('Features').getAttribute('aria-current')).toBe('true')
    expect(trigger('Industries').getAttribute('aria-current')).toBeNull()
  })
  it('keeps Support current on every support page', () => {
    show('/support/manual')
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
  it('marks the exact page', () => {
    show('/blog')
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})
