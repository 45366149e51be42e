/** The header's menus by keyboard. */
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TEST_NAVIGATION } from '../navigation.testing.ts'
import { advanceTime, connectMenusForEachTest, findLinks, findTrigger, hoverTrigger, isOpen, pressKey, showMenus } from './menus.testing.ts'

connectMenusForEachTest()

describe('keys in the header’s menus:', () => {
  const open = (name: string) => {
    showMenus()
    findTrigger(name).focus()
    fireEvent.click(findTrigger(name))
  }
  const focused = () => document.activeElement?.textContent

  it('Down leads from the button of an open menu to its first link, and on', () => {
    open('Features')
    pressKey('ArrowDown')
    expect(document.activeElement).toBe(findLinks('Features')[0])
    pressKey('ArrowDown')
    expect(document.activeElement).toBe(findLinks('Features')[1])
  })
  it('Home, End and arrows go through a panel and stop at its ends', () => {
    open('Industries')
    findLinks('Industries')[0]?.focus()
    pressKey('ArrowUp')
    expect(document.activeElement).toBe(findLinks('Industries')[0])
    pressKey('End')
    expect(document.activeElement).toBe(findLinks('Industries').at(-1))
    pressKey('ArrowRight')
    expect(document.activeElement).toBe(findLinks('Industries').at(-1))
    pressKey('ArrowLeft')
    pressKey('Home')
    expect(document.activeElement).toBe(findLinks('Industries')[0])
  })
  it('arrows go through the bar past what panels hold', () => {
    open('Features')
    const names = [...TEST_NAVIGATION.menus, ...TEST_NAVIGATION.links].map(({ label }) => label)
    const walked = names.map((_, index) => {
      if (index > 0) pressKey('ArrowRight')
      return focused()
    })
    expect(walked).toEqual(names)
    pressKey('Home')
    expect(focused()).toBe(names[0])
  })
  it('with Alt or Control are the browser’s', () => {
    open('Features')
    expect(fireEvent.keyDown(findTrigger('Features'), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(fireEvent.keyDown(findTrigger('Features'), { key: 'ArrowRight' })).toBe(false)
  })
  it('Escape closes and gives the focus in a panel back to its button', () => {
    open('Features')
    findLinks('Features')[1]?.focus()
    pressKey('Escape')
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(findTrigger('Features'))
  })
  it('Escape leaves focus that is elsewhere where it is', () => {
    showMenus()
    findTrigger('Elsewhere').focus()
    hoverTrigger('Features')
    advanceTime(200)
    pressKey('Escape')
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(findTrigger('Elsewhere'))
  })
})
