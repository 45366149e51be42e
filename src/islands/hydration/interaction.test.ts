/** What somebody does before an island's script has come: nothing of it is lost, nothing happens twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import interaction from './interaction'

/** An island as the build writes it: finished HTML that does nothing yet. */
function island(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  let hydrated = () => {}
  const asked = vi.fn()
  const hydrate = new Promise<void>((resolve) => {
    hydrated = resolve
  })
  const load = async () => {
    asked()
    return () => hydrate
  }
  interaction(load, { name: 'interaction', value: '' }, element)
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
