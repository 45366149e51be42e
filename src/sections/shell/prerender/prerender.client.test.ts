import { fireEvent } from '@testing-library/dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shellAttributes } from '../shell.attributes.ts'
import { connectRestedLinks } from './prerender.client.ts'
import { SpeculationRules } from './SpeculationRules.tsx'

const { rested } = shellAttributes
let disconnect = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p><a href="/one"><b>One</b></a> and <a href="/two">two</a></p>'
  disconnect = connectRestedLinks()
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
})
const reach = (selector: string, pointerType = 'mouse', late = 0) => {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType })
  // Use the fake timers' clock, which events do not.
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - late })
  fireEvent(document.querySelector(selector) as Element, event)
}
const markedLinks = () => [...document.querySelectorAll(rested.selector)].map((link) => link.getAttribute('href'))

describe('a link that a mouse rests on', () => {
  it('is marked, also from inside it, and is the only one', () => {
    reach('b')
    vi.advanceTimersByTime(65)
    expect(markedLinks()).toEqual(['/one'])
    reach('a[href="/two"]')
    vi.advanceTimersByTime(65)
    expect(markedLinks()).toEqual(['/two'])
  })
  it('is not marked by a mouse that just crosses it, nor by a finger', () => {
    reach('a')
    vi.advanceTimersByTime(64)
    reach('p')
    reach('a', 'touch')
    vi.advanceTimersByTime(1000)
    expect(markedLinks()).toEqual([])
  })
  it('is marked 65 ms after the mouse came, also where the page heard of it 40 ms late', () => {
    reach('b', 'mouse', 40)
    vi.advanceTimersByTime(24)
    expect(markedLinks()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(markedLinks()).toEqual(['/one'])
  })
  it.each([
    ['/two', 'prefetch', ['/two']],
    ['/two#part', 'prefetch', ['/two#part']],
    ['/two', 'speculationrules prefetch', []],
    ['/two', '', []],
    ['#part', 'prefetch', []],
    ['/guides/switching.pdf', 'prefetch', []],
    ['https://elsewhere.example/two', 'prefetch', []],
  ])('to %s, in a browser that supports "%s", is fetched: %j', (href, supported, fetched) => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    const supports = (word: string) => supported.split(' ').includes(word)
    vi.stubGlobal('HTMLScriptElement', { supports })
    vi.spyOn(document, 'createElement').mockReturnValue({ relList: { supports } } as unknown as HTMLElement)
    document.querySelector('a[href="/two"]')?.setAttribute('href', href)
    reach(`a[href="${href}"]`)
    vi.advanceTimersByTime(65)
    expect(fetching.mock.calls).toEqual(fetched.map((path) => [new URL(path, location.href).href]))
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  it.each(['prerender', 'prefetch'] as const)('is what the rules %s at once, where they do it at all', (kind) => {
    const [, json = ''] = />(.*)</.exec(renderToStaticMarkup(SpeculationRules())) ?? []
    const rules = (JSON.parse(json) as Record<typeof kind, { where: { and: unknown[] }; eagerness: string }[]>)[kind]
    const [others, atOnce] = rules
    expect(atOnce).toEqual({
      where: { and: [...(others?.where.and ?? []), { selector_matches: rested.selector }] },
      eagerness: 'immediate',
    })
    expect(rules.filter(({ eagerness }) => eagerness === 'immediate')).toHaveLength(1)
  })
})
