import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutAhead } from './layoutAhead.client.ts'

describe('a page that is drawn ahead of a click', () => {
  // jsdom has no layout and lacks this function.
  const askedFor = vi.fn(() => null)
  const finishParsing = () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
    document.dispatchEvent(new Event('readystatechange'))
  }
  beforeEach(() => {
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    askedFor.mockClear()
    Object.defineProperty(document, 'elementFromPoint', { value: askedFor, configurable: true })
  })
  afterEach(() => {
    for (const name of ['prerendering', 'fonts', 'readyState', 'elementFromPoint']) Reflect.deleteProperty(document, name)
  })
  layOutAhead()

  it('is laid out when it is parsed, and again with its faces', async () => {
    finishParsing()
    expect(askedFor).toHaveBeenCalledTimes(1)
    await document.fonts.ready
    expect(askedFor).toHaveBeenCalledTimes(2)
  })
  it('is laid out once: what comes with its pictures is left to the browser', () => {
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
    document.dispatchEvent(new Event('readystatechange'))
    expect(askedFor).not.toHaveBeenCalled()
  })
  it('is left to the browser from the moment on in which it is seen', async () => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    finishParsing()
    await document.fonts.ready
    expect(askedFor).not.toHaveBeenCalled()
  })
})
