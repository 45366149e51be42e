/** Input before an island's script has loaded: none of it may be lost, and none may be applied twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrationAttributes } from './hydration.attributes.ts'
import interaction, { ISLAND_TIMEOUT_MS } from './interaction.ts'

/** An island as the build writes it: HTML without its script. */
function island(html: string, load?: Parameters<typeof interaction>[0]) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  let hydrated = () => {}
  const asked = vi.fn()
  const hydrate = new Promise<void>((resolve) => {
    hydrated = resolve
  })
  const loadInTime = async () => {
    asked()
    return () => hydrate
  }
  interaction(load ?? loadInTime, { name: 'interaction', value: '' }, element)
  const find = (selector: string) => element.querySelector<HTMLElement>(selector) ?? element
  return {
    asked,
    find,
    /** Simulates the end of hydration: the island adds its listeners and sets the ready attribute. */
    async finishHydration(listen: () => void) {
      listen()
      hydrated()
      element.setAttribute(hydrationAttributes.ready.attribute, '')
      // The directive awaits several promises in a row, so let the microtask queue run.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

const CONTROLS = `
  <button type="button" id="play">Play</button><button type="button" id="next">Next</button>
  <button type="button" id="tab" role="tab">Tab</button>
  <form><input name="email"><button type="submit">Send</button></form>
  <a href="#there">a link</a>
  <details><summary>More</summary>the rest</details>`

describe('an island whose script loads late', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('replays early input in order', async () => {
    const { find, finishHydration } = island(CONTROLS)
    find('#play').focus()
    find('#play').click()
    find('#tab').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    find('#next').click()
    const heard: string[] = []
    await finishHydration(() => {
      for (const id of ['play', 'next']) find(`#${id}`).addEventListener('click', () => heard.push(id))
      find('#tab').addEventListener('keydown', (event) => heard.push(`tab ${event.key}`))
    })
    expect(heard).toEqual(['play', 'tab ArrowRight', 'next'])
  })

  it('counts an impatient second press once', async () => {
    const { find, finishHydration } = island(CONTROLS)
    find('#play').focus()
    find('#play').click()
    find('#play').click()
    const heard = vi.fn()
    await finishHydration(() => find('#play').addEventListener('click', heard))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('keeps a click, and each key, that come before another key on the same control', async () => {
    const { find, finishHydration } = island(CONTROLS)
    const press = (key: string) => find('#tab').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    find('#tab').focus()
    find('#tab').click()
    for (const key of ['Escape', 'ArrowRight', 'Escape']) press(key)
    const heard: string[] = []
    await finishHydration(() => {
      find('#tab').addEventListener('click', () => heard.push('click'))
      find('#tab').addEventListener('keydown', (event) => heard.push(event.key))
    })
    expect(heard).toEqual(['click', 'ArrowRight', 'Escape'])
  })

  it('counts each press of a control whose presses add up', async () => {
    const { find, finishHydration } = island(CONTROLS)
    const heard: string[] = []
    find('#next').setAttribute(hydrationAttributes.eachPress.attribute, '')
    find('#next').focus()
    for (const id of ['next', 'play', 'next', 'play']) find(`#${id}`).click()
    await finishHydration(() => {
      for (const id of ['play', 'next']) find(`#${id}`).addEventListener('click', () => heard.push(id))
    })
    expect(heard).toEqual(['next', 'next', 'play'])
  })

  it('submits a form once its own validation is ready, and keeps the typed text', async () => {
    const { find, finishHydration } = island(CONTROLS)
    const input = find('input') as HTMLInputElement
    input.focus()
    input.value = 'first'
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form button').click()
    expect(sent).not.toHaveBeenCalled()
    await finishHydration(() => find('form').addEventListener('submit', sent))
    expect(sent).toHaveBeenCalledTimes(1)
    expect(input.value).toBe('first')
  })

  it('leaves links, text and Tab to the browser', () => {
    const { find } = island(CONTROLS)
    const link = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(link)
    const letter = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
    find('input').dispatchEvent(letter)
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    find('#play').dispatchEvent(tab)
    const capital = new KeyboardEvent('keydown', { key: 'A', shiftKey: true, bubbles: true, cancelable: true })
    find('input').dispatchEvent(capital)
    expect([link, letter, tab, capital].map((event) => event.defaultPrevented)).toEqual([false, false, false, false])
  })
  it('leaves a summary to the browser, which opens it at once, and does not press it again', async () => {
    const { find, finishHydration } = island(CONTROLS)
    const heard = vi.fn()
    find('summary').focus()
    find('summary').click()
    expect(find('details')).toHaveProperty('open', true)
    await finishHydration(() => find('summary').addEventListener('click', heard))
    expect(heard).not.toHaveBeenCalled()
  })

  it.each([
    { key: 'ArrowLeft', altKey: true },
    { key: 'Home', ctrlKey: true },
    { key: 'ArrowRight', metaKey: true },
  ])('leaves the browser’s own shortcut to it, and does not press its key again: %o', async (shortcut) => {
    const { find, finishHydration } = island(CONTROLS)
    find('#tab').focus()
    const pressed = new KeyboardEvent('keydown', { ...shortcut, bubbles: true, cancelable: true })
    find('#tab').dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(false)
    const heard = vi.fn()
    await finishHydration(() => find('#tab').addEventListener('keydown', heard))
    expect(heard).not.toHaveBeenCalled()
  })
  it('holds a key that is pressed with Shift like the key alone', async () => {
    const { find, finishHydration } = island(CONTROLS)
    find('#tab').focus()
    const pressed = new KeyboardEvent('keydown', { key: 'End', shiftKey: true, bubbles: true, cancelable: true })
    find('#tab').dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(true)
    const heard: string[] = []
    await finishHydration(() => find('#tab').addEventListener('keydown', (event) => heard.push(event.key)))
    expect(heard).toEqual(['End'])
  })

  it('requests its script at the first touch, once', async () => {
    const { find, asked } = island(CONTROLS)
    expect(asked).not.toHaveBeenCalled()
    find('#play').focus()
    find('#next').focus()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })
})

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
  /** An island's HTML before the directive runs. `connect` runs the directive. */
  function unhydrated(html: string, urls: Record<string, string> = {}) {
    const element = document.createElement('div')
    element.innerHTML = html
    for (const [name, url] of Object.entries(urls)) element.setAttribute(name, url)
    document.body.append(element)
    const asked = vi.fn()
    let hydrated = () => {}
    const hydration = new Promise<void>((resolve) => {
      hydrated = resolve
    })
    const load = async () => {
      asked()
      return () => hydration
    }
    return {
      element,
      asked,
      find: (id: string) => document.getElementById(id) as HTMLElement,
      connect: () => void interaction(load, { name: 'interaction', value: '' }, element),
      async finishHydration() {
        hydrated()
        element.setAttribute(hydrationAttributes.ready.attribute, '')
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      },
    }
  }
  /** Records the events that a control receives after this call. */
  function heardBy(control: HTMLElement, ...types: string[]) {
    const heard: string[] = []
    for (const type of types) control.addEventListener(type, () => heard.push(type))
    return heard
  }

  it('hydrates at once if it already has focus', () => {
    const { find, connect, asked } = unhydrated(CONTROLS)
    find('play').focus()
    connect()
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('hydrates at once if the pointer already rests on it', () => {
    const { find, connect, asked } = unhydrated(CONTROLS)
    state.resting = [find('play')]
    connect()
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('waits while focus and pointer are elsewhere', () => {
    const { connect, asked } = unhydrated(CONTROLS)
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
      const { connect, asked } = unhydrated(CONTROLS, { 'component-url': '/island.js', 'renderer-url': '/react.js' })
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
    const first = unhydrated('<button>One</button>', { 'component-url': '/one.js', 'renderer-url': '/react.js' })
    const second = unhydrated('<button>Two</button>', { 'component-url': '/two.js', 'renderer-url': '/react.js' })
    for (const { connect } of [first, second]) connect()
    for (const type of ['pointermove', 'pointermove', 'scroll', 'keydown']) sign(type)
    const fetched = [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
    expect(fetched.toSorted()).toEqual(['/one.js', '/react.js', '/two.js'])
    vi.runAllTimers()
    expect([first.asked.mock.calls.length, second.asked.mock.calls.length]).toEqual([1, 1])
  })

  it.each(['checkbox', 'radio'])('leaves a %s to the browser: it stays as it was switched, and is not switched back', async (type) => {
    const { find, connect, finishHydration } = unhydrated(`<input type="${type}" id="box">`)
    const box = find('box') as HTMLInputElement
    connect()
    box.focus()
    box.click()
    expect(box.checked).toBe(true)
    const heard = heardBy(box, 'click')
    await finishHydration()
    expect(box.checked).toBe(true)
    expect(heard).toEqual([])
  })
  it.each(['radio', 'range', 'checkbox'])('leaves the keys of a %s to the browser, and does not press them again', async (type) => {
    const { find, connect, finishHydration } = unhydrated(`<input type="${type}" id="box">`)
    connect()
    find('box').focus()
    const pressed = ['ArrowDown', 'ArrowUp', 'Home', 'End'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    for (const key of pressed) find('box').dispatchEvent(key)
    expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false])
    const heard = heardBy(find('box'), 'keydown')
    await finishHydration()
    expect(heard).toEqual([])
  })
  it('replays a repeated press at its last position', async () => {
    const { find, connect, finishHydration } = unhydrated(CONTROLS)
    connect()
    find('play').focus()
    for (const id of ['play', 'next', 'play']) find(id).click()
    const heard: string[] = []
    for (const id of ['play', 'next']) find(id).addEventListener('click', () => heard.push(id))
    await finishHydration()
    expect(heard).toEqual(['next', 'play'])
  })
  it('holds no events after hydration', async () => {
    const { find, connect, finishHydration } = unhydrated(CONTROLS)
    connect()
    find('play').focus()
    await finishHydration()
    const heard = heardBy(find('play'), 'click')
    find('play').click()
    expect(heard).toEqual(['click'])
  })

  it('gets the pointer’s enter events before the replayed press', async () => {
    const { find, connect, finishHydration } = unhydrated(CONTROLS)
    state.resting = [find('play').parentElement as HTMLElement, find('play')]
    connect()
    find('play').click()
    const heard = heardBy(find('play'), 'pointerover', 'pointermove', 'click')
    await finishHydration()
    expect(heard).toEqual(['pointerover', 'pointermove', 'click'])
  })
  it('gets no enter events on touch screens', async () => {
    state.canHover = false
    const { find, connect, finishHydration } = unhydrated(CONTROLS)
    state.resting = [find('play')]
    connect()
    const heard = heardBy(find('play'), 'pointerover', 'pointermove')
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
  function pressed(load: (element: () => HTMLElement) => Parameters<typeof interaction>[0]) {
    const made = island(
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
    const { asked } = island(CONTROLS)
    const header = document.createElement('header')
    document.body.append(header)
    header.dispatchEvent(new Event('pointermove', { bubbles: true }))
    expect(asked).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
