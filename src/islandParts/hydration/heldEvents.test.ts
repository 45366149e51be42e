/** Input before an island's script has loaded: none of it may be lost, and none may be applied twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrationAttributes } from './hydration.attributes.ts'
import { CONTROLS, connectIsland, heardBy } from './interaction.testing.ts'

describe('an island whose script loads late', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('replays early input in order', async () => {
    const { find, finishHydration } = connectIsland(CONTROLS)
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
    const { find, finishHydration } = connectIsland(CONTROLS)
    find('#play').focus()
    find('#play').click()
    find('#play').click()
    const heard = vi.fn()
    await finishHydration(() => find('#play').addEventListener('click', heard))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('keeps a click, and each key, that come before another key on the same control', async () => {
    const { find, finishHydration } = connectIsland(CONTROLS)
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
    const { find, finishHydration } = connectIsland(CONTROLS)
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
    const { find, finishHydration } = connectIsland(CONTROLS)
    const input = find('input') as HTMLInputElement
    input.focus()
    input.value = 'first'
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form button').click()
    expect(sent).not.toHaveBeenCalled()
    await finishHydration(() => find('form').addEventListener('submit', sent))
    expect(sent.mock.calls.map(([event]) => (event as SubmitEvent).submitter)).toEqual([find('form button')])
    expect(input.value).toBe('first')
  })

  it('leaves links, text and Tab to the browser', () => {
    const { find } = connectIsland(CONTROLS)
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
    const { find, finishHydration } = connectIsland(CONTROLS)
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
    const { find, finishHydration } = connectIsland(CONTROLS)
    find('#tab').focus()
    const pressed = new KeyboardEvent('keydown', { ...shortcut, bubbles: true, cancelable: true })
    find('#tab').dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(false)
    const heard = vi.fn()
    await finishHydration(() => find('#tab').addEventListener('keydown', heard))
    expect(heard).not.toHaveBeenCalled()
  })
  it('holds a key that is pressed with Shift like the key alone', async () => {
    const { find, finishHydration } = connectIsland(CONTROLS)
    find('#tab').focus()
    const pressed = new KeyboardEvent('keydown', { key: 'End', shiftKey: true, bubbles: true, cancelable: true })
    find('#tab').dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(true)
    const heard: string[] = []
    await finishHydration(() => find('#tab').addEventListener('keydown', (event) => heard.push(event.key)))
    expect(heard).toEqual(['End'])
  })
  it.each(['checkbox', 'radio'])('leaves a %s to the browser: it stays as it was switched, and is not switched back', async (type) => {
    const { find, finishHydration } = connectIsland(`<input type="${type}" id="box">`)
    const box = find('#box') as HTMLInputElement
    box.focus()
    box.click()
    expect(box.checked).toBe(true)
    const heard = heardBy(box, 'click')
    await finishHydration()
    expect(box.checked).toBe(true)
    expect(heard).toEqual([])
  })
  it.each(['radio', 'range', 'checkbox'])('leaves the keys of a %s to the browser, and does not press them again', async (type) => {
    const { find, finishHydration } = connectIsland(`<input type="${type}" id="box">`)
    find('#box').focus()
    const pressed = ['ArrowDown', 'ArrowUp', 'Home', 'End'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    for (const key of pressed) find('#box').dispatchEvent(key)
    expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false])
    const heard = heardBy(find('#box'), 'keydown')
    await finishHydration()
    expect(heard).toEqual([])
  })
  it('replays a repeated press at its last position', async () => {
    const { find, finishHydration } = connectIsland(CONTROLS)
    find('#play').focus()
    for (const id of ['play', 'next', 'play']) find(`#${id}`).click()
    const heard: string[] = []
    for (const id of ['play', 'next']) find(`#${id}`).addEventListener('click', () => heard.push(id))
    await finishHydration()
    expect(heard).toEqual(['next', 'play'])
  })
  it('holds no events after hydration', async () => {
    const { find, finishHydration } = connectIsland(CONTROLS)
    find('#play').focus()
    await finishHydration()
    const heard = heardBy(find('#play'), 'click')
    find('#play').click()
    expect(heard).toEqual(['click'])
  })
})
