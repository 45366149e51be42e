/** What somebody does before an island's script has come: nothing of it is lost, nothing happens twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import interaction, { PATIENCE } from './interaction'

/** An island as the build writes it: finished HTML that does nothing yet. */
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
    /** The island's own script has come: it listens, and says that it is ready. */
    async comesAlive(listen: () => void) {
      listen()
      hydrated()
      element.dataset.ready = ''
      // The directive waits for hydration and for readiness, each a turn of the queue.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

const CONTROLS = `
  <button type="button" id="play">Play</button><button type="button" id="next">Next</button>
  <button type="button" id="tab" role="tab">Tab</button>
  <form><input name="email"><button type="submit">Send</button></form>
  <a href="#there">a link</a>`

describe('an island that nobody has waited for', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('replays what was done too early, in its order', async () => {
    const { find, comesAlive } = island(CONTROLS)
    find('#play').focus()
    find('#play').click()
    find('#tab').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    find('#next').click()
    const heard: string[] = []
    await comesAlive(() => {
      for (const id of ['play', 'next']) find(`#${id}`).addEventListener('click', () => heard.push(id))
      find('#tab').addEventListener('keydown', (event) => heard.push(`tab ${event.key}`))
    })
    expect(heard).toEqual(['play', 'tab ArrowRight', 'next'])
  })

  it('counts an impatient second press once', async () => {
    const { find, comesAlive } = island(CONTROLS)
    find('#play').focus()
    find('#play').click()
    find('#play').click()
    const heard = vi.fn()
    await comesAlive(() => find('#play').addEventListener('click', heard))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('sends a form once its own check is there, and keeps what was typed', async () => {
    const { find, comesAlive } = island(CONTROLS)
    const input = find('input') as HTMLInputElement
    input.focus()
    input.value = 'first'
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form button').click()
    expect(sent).not.toHaveBeenCalled()
    await comesAlive(() => find('form').addEventListener('submit', sent))
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
    expect([link, letter, tab].map((event) => event.defaultPrevented)).toEqual([false, false, false])
  })

  it('asks for its script at the first touch, once', async () => {
    const { find, asked } = island(CONTROLS)
    expect(asked).not.toHaveBeenCalled()
    find('#play').focus()
    find('#next').focus()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })
})

describe('an island whose code does not come', () => {
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  /** What the browser does by itself, once nothing holds it back. */
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
    // As Astro's island element does: the event is all that tells.
    const { sent, find } = pressed((element) => async () => {
      element().dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
      return async () => {}
    })
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    const later = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('#play').dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })

  it('does so when the module itself fails', async () => {
    const { sent } = pressed(() => async () => () => Promise.reject(new Error('broken')))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  it('does so when nothing has come for too long', async () => {
    vi.useFakeTimers()
    const { sent } = pressed(() => () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

describe('a visitor’s first sign', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('runs the code ahead, but not while somebody is in the header and may want a menu', () => {
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
