/** When an island's code is fetched and run, and what happens if it does not come. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTROLS, connectIsland, heardBy, placeIsland } from './interaction.testing.ts'
import { ISLAND_TIMEOUT_MS } from './interaction.ts'
import type { LoadIsland } from './preload.ts'

describe('an island and a visitor who is active before hydration', () => {
  const state = { canHover: true, resting: [] as Element[] }
  beforeEach(() => {
    Object.assign(state, { canHover: true, resting: [] })
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: state.canHover }))
    // jsdom has neither `CSS.escape` nor `:hover`.
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    const [all, first] = [Element.prototype.querySelectorAll, Element.prototype.querySelector]
    vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function (this: Element, selector: string) {
      return (selector === ':hover' ? state.resting.filter((element) => this.contains(element)) : all.call(this, selector)) as never
    })
    vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover' ? (state.resting.find((element) => this.contains(element)) ?? null) : first.call(this, selector)
    })
  })
  afterEach(() => {
    // Islands that still wait for the visitor's first event get one, which removes their listeners.
    sign('scroll')
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
    document.head.replaceChildren()
  })

  const sign = (type: string) => void window.dispatchEvent(new Event(type))

  it('hydrates at once if it already has focus', () => {
    const { find, connect, asked } = placeIsland(CONTROLS)
    find('#play').focus()
    connect()
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('hydrates at once if the pointer already rests on it', () => {
    const { find, connect, asked } = placeIsland(CONTROLS)
    state.resting = [find('#play')]
    connect()
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('waits while focus and pointer are elsewhere', () => {
    const { connect, asked } = placeIsland(CONTROLS)
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    elsewhere.focus()
    state.resting = [elsewhere]
    connect()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
    'fetches its files at the first sign of a person (%s), behind all else, and takes them in when there is time',
    (type) => {
      const { connect, asked } = placeIsland(CONTROLS, { 'component-url': '/island.js', 'renderer-url': '/react.js' })
      connect()
      expect(document.head.querySelector('link')).toBeNull()
      sign(type)
      const links = [...document.head.querySelectorAll('link')]
      expect(links.map(({ rel, href, fetchPriority }) => [rel, new URL(href).pathname, fetchPriority])).toEqual([
        ['modulepreload', '/island.js', 'low'],
        ['modulepreload', '/react.js', 'low'],
      ])
      expect(asked).not.toHaveBeenCalled()
      vi.runAllTimers()
      expect(asked).toHaveBeenCalledTimes(1)
    },
  )
  it('fetches each file once, for any number of events and islands', () => {
    const first = placeIsland('<button>One</button>', { 'component-url': '/one.js', 'renderer-url': '/react.js' })
    const second = placeIsland('<button>Two</button>', { 'component-url': '/two.js', 'renderer-url': '/react.js' })
    for (const { connect } of [first, second]) connect()
    for (const type of ['pointermove', 'pointermove', 'scroll', 'keydown']) sign(type)
    const fetched = [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
    expect(fetched.toSorted()).toEqual(['/one.js', '/react.js', '/two.js'])
    vi.runAllTimers()
    expect([first.asked.mock.calls.length, second.asked.mock.calls.length]).toEqual([1, 1])
  })
  it('requests its script at the first touch, once', async () => {
    const { find, asked } = connectIsland(CONTROLS)
    expect(asked).not.toHaveBeenCalled()
    find('#play').focus()
    find('#next').focus()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })

  it('gets the pointer’s enter events before the replayed press', async () => {
    const { find, connect, finishHydration } = placeIsland(CONTROLS)
    state.resting = [find('#play').parentElement as HTMLElement, find('#play')]
    connect()
    find('#play').click()
    const heard = heardBy(find('#play'), 'pointerover', 'pointermove', 'click')
    await finishHydration()
    expect(heard).toEqual(['pointerover', 'pointermove', 'click'])
  })
  it('gets no enter events on touch screens', async () => {
    state.canHover = false
    const { find, connect, finishHydration } = placeIsland(CONTROLS)
    state.resting = [find('#play')]
    connect()
    const heard = heardBy(find('#play'), 'pointerover', 'pointermove')
    await finishHydration()
    expect(heard).toEqual([])
  })
})

describe('an island whose code does not load', () => {
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  /** Presses the form's submit button before hydration, and records the submit that the browser then sends. */
  function pressed(load: (element: () => HTMLElement) => LoadIsland) {
    const made = connectIsland(
      CONTROLS,
      load(() => made.find('form').parentElement as HTMLElement),
    )
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.body.addEventListener('submit', sent, { once: true })
    made.find('input').focus()
    made.find('form button').click()
    expect(sent).not.toHaveBeenCalled()
    return { ...made, sent }
  }

  it('gives the form back to the browser when its module cannot be fetched', async () => {
    // Astro's island element reports the failure by this event alone.
    const { sent, find } = pressed((element) => async () => {
      element().dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
      return async () => {}
    })
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    const later = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('#play').dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })

  it('gives the form back when the module itself fails', async () => {
    const { sent } = pressed(() => async () => () => Promise.reject(new Error('broken')))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  it('gives the form back when the module takes too long', async () => {
    vi.useFakeTimers()
    const { sent } = pressed(() => () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(ISLAND_TIMEOUT_MS - 1)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

describe('a visitor’s first event', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('runs the code early, but not for events in the header, whose menus must not wait', () => {
    const { asked } = connectIsland(CONTROLS)
    const header = document.createElement('header')
    document.body.append(header)
    header.dispatchEvent(new Event('pointermove', { bubbles: true }))
    expect(asked).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
