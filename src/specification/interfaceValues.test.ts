/** The specification's interface constants, as it states them (sections 2, 4, 8 and 9): a change in the code fails here. */
import { describe, expect, it } from 'vitest'
import { CACHE_SIZE, cn } from '#src/lib/anywhere/markup/cn.ts'
import * as constants from './interfaceValues.ts'

describe('fixed times and sizes', () => {
  it('menus, tooltips and toasts have the specified times and sizes', () => {
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
  })
  it('the login has the specified time and words', () => {
    expect(constants.LOGIN).toEqual({
      delay: 1000,
      message: 'This is a demo environment. Please contact support for access to the customer portal.',
      submit: expect.stringMatching(/^Sign in$/i),
      submitting: 'Signing in...',
    })
  })
  it('the demo frame has the specified title, sizes and times', () => {
    expect(constants.DEMO_FRAME).toEqual({
      title: 'Schedule Your Demo',
      initialHeight: 1843,
      maxWidth: 700,
      heightAdjustment: 15,
      scrollDelay: 500,
      timeout: 10_000,
    })
  })
  it('of pages that are not there', () => {
    expect(constants.NOT_FOUND).toEqual({
      page: { heading: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
      post: { heading: 'Post Not Found' },
    })
  })
  it('of blog, articles, and logo strip', () => {
    expect(constants.BLOG.pageSize).toBe(12)
    expect(constants.ARTICLE.sectionOffset).toBe(120)
    expect(constants.LOGO_STRIP.loopSeconds).toBe(30)
  })
})
it('a click that ends the gesture of hovering has 400 ms', () => expect(constants.MENU_CLICK_GRACE_MS).toBe(400))
it('a step of a walk-through stands long enough to be read', () => expect(constants.WALKTHROUGH.stepDuration).toBe(5000))
it('the list of fixed values names what visitors keep: the storage keys', () => {
  expect(constants.STORAGE_KEYS).toEqual({ theme: 'theme', campaign: 'campaign', demoStart: 'demo-start' })
})
it('classes are merged with a cache of the specified size', () => {
  expect(CACHE_SIZE).toBe(500)
  expect(cn('p-2 text-ink', false, 'p-4')).toBe('text-ink p-4')
})
