/** The specification's interface constants, as it states them (sections 4 and 9): a change in the code fails here. */
import { expect, it } from 'vitest'
import { CACHE_SIZE, cn } from '../lib/anywhere/cn'
import * as constants from './interface'

it('are the specified ones', () => {
  expect(constants.NAVIGATION_MENU).toEqual({ openDelay: 200, skipDelay: 300, closeDelay: 150 })
  expect(constants.TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 })
  expect(constants.TOAST).toEqual({
    limit: 1,
    removeDelay: 1_000_000,
    duration: 5000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: 'F8',
  })
  expect(constants.LOGIN.delay).toBe(1000)
  expect(constants.DEMO_FRAME).toMatchObject({
    initialHeight: 1843,
    maxWidth: 700,
    heightAdjustment: 15,
    scrollDelay: 500,
    patience: 10_000,
  })
  expect(constants.BLOG.pageSize).toBe(12)
  expect(constants.ARTICLE.sectionOffset).toBe(120)
  expect(constants.LOGO_STRIP.loopSeconds).toBe(30)
  expect(constants.CLASS_CACHE_SIZE).toBe(500)
})
it('merges classes with a cache of the specified size', () => {
  expect(CACHE_SIZE).toBe(constants.CLASS_CACHE_SIZE)
  expect(cn('p-2 text-ink', false, 'p-4')).toBe('text-ink p-4')
})
