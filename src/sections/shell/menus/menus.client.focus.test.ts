/** Focus while a menu of the header is open: in its button and its panel, and nowhere else. */
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { advanceTime, connectMenusForEachTest, findLinks, findTrigger, hoverTrigger, isOpen, showMenus } from './menus.testing.ts'

connectMenusForEachTest()
beforeEach(() => {
  showMenus()
})

describe('a menu that was opened at its button', () => {
  beforeEach(() => {
    findTrigger('Features').focus()
    fireEvent.click(findTrigger('Features'))
  })

  it('stays open while focus is in its button or its panel', () => {
    for (const link of findLinks('Features')) {
      link.focus()
      expect(isOpen('Features')).toBe(true)
    }
    findTrigger('Features').focus()
    expect(isOpen('Features')).toBe(true)
  })
  it('closes when focus goes on from its last link to the next button, which keeps focus', () => {
    findLinks('Features').at(-1)?.focus()
    findTrigger('Industries').focus()
    expect(isOpen('Features')).toBe(false)
    expect(document.activeElement).toBe(findTrigger('Industries'))
  })
  it('closes when focus goes from its button to another link of the bar', () => {
    screen.getByRole('link', { name: 'Blog' }).focus()
    expect(isOpen('Features')).toBe(false)
  })
  it('changes over when the next button is clicked, which takes focus first', () => {
    findTrigger('Industries').focus()
    fireEvent.click(findTrigger('Industries'))
    advanceTime(1000)
    expect([isOpen('Features'), isOpen('Industries')]).toEqual([false, true])
  })
})

it('a menu that a mouse has opened stays open while focus moves elsewhere in the bar', () => {
  findTrigger('Industries').focus()
  hoverTrigger('Features')
  advanceTime(200)
  screen.getByRole('link', { name: 'Blog' }).focus()
  expect(isOpen('Features')).toBe(true)
})
